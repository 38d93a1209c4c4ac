import { useHydrated } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { storedKolCodeOf } from '#app/config/kol-cookie.ts'
import { useSettings } from '#app/config/use-settings.ts'
import { optionalPart } from '#app/lib/optional-part.ts'

/** Lazy, because most visitors follow no referral link. */
const KolNoticeBar = optionalPart(() => import('./kol-notice-bar.tsx'))

/**
 * Discloses the referrer and lets the visitor drop them. Renders in the browser only, because the
 * server's HTML is the same for every visitor.
 */
export function KolNotice() {
  const isHydrated = useHydrated()
  return isHydrated ? <StoredCodeNotice /> : null
}

function StoredCodeNotice() {
  const { productSlug } = useSettings()
  const [code, setCode] = useState(() => storedKolCodeOf(document.cookie, productSlug))
  if (!code) return null
  return (
    <Suspense>
      <KolNoticeBar code={code} onForget={() => setCode(undefined)} />
    </Suspense>
  )
}
