import { useQuery } from '@tanstack/react-query'
import { clearedKolCookieOf } from '#app/config/kol-cookie.ts'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { useMember } from '#app/session/use-member.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { kolQueries } from './kol.queries.ts'

type KolNoticeBarProps = { code: string; onForget: () => void }

/** Names the owner of a code and what they earn. Renders nothing for an unknown code. */
export default function KolNoticeBar(props: KolNoticeBarProps) {
  return (
    <WithQueries>
      <Notice {...props} />
    </WithQueries>
  )
}

function Notice({ code, onForget }: KolNoticeBarProps) {
  const { productSlug } = useSettings()
  const member = useMember()
  const { data: kol } = useQuery(kolQueries.kol(code, member?.id))
  if (!kol) return null
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = clearedKolCookieOf(productSlug)
    onForget()
  }
  return (
    <aside aria-label={m.kol_notice_label()} className="border-line border-b bg-surface-tinted">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <p className="text-sm">
          {kol.isOwn
            ? m.kol_notice_own()
            : m.kol_notice({ name: kol.name, percent: kol.commissionPercent })}
        </p>
        <Button variant="quiet" size="sm" className="max-sm:-ml-3" onClick={forget}>
          {m.kol_notice_forget()}
        </Button>
      </Container>
    </aside>
  )
}
