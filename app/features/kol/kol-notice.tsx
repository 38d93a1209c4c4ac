import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { forgottenKolCookieOf, keptKolCodeOf } from '#app/config/kol-cookie.ts'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { kolQueries } from './kol.queries.ts'

/**
 * Says openly by whose link the visitor came, and lets them go on without it. Only in the browser: what
 * the server renders is the same for everybody.
 */
export function KolNotice() {
  const isHydrated = useHydrated()
  return isHydrated ? <NoticeOfKeptCode /> : null
}

function NoticeOfKeptCode() {
  const { productSlug } = useSettings()
  const [code, setCode] = useState(() => keptKolCodeOf(document.cookie, productSlug))
  const { data: kol } = useQuery({ ...kolQueries.kol(code ?? ''), enabled: code !== undefined })
  if (!code || !kol) return null
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = forgottenKolCookieOf(productSlug)
    setCode(undefined)
  }
  return (
    <aside aria-label={m.kol_notice_label()} className="border-line border-b bg-surface-sunken">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <p className="text-sm">
          {m.kol_notice({ name: kol.name, percent: kol.commissionPercent })}
        </p>
        <Button variant="quiet" size="sm" onClick={forget}>
          {m.kol_notice_forget()}
        </Button>
      </Container>
    </aside>
  )
}
