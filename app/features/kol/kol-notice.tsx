import { useHydrated } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { storedKolCodeOf } from '#app/config/kol-cookie.ts'
import { useSettings } from '#app/config/use-settings.ts'
import { optionalPart } from '#app/lib/optional-part.ts'

/** Most visitors came by no link, and load nothing of it. */
const KolNoticeBar = optionalPart(() => import('./kol-notice-bar.tsx'))

/**
 * Says openly by whose link the visitor came, and lets them go on without it. Only in the browser: what
 * the server renders is the same for everybody.
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
