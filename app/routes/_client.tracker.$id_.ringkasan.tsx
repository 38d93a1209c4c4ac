import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { briefQueries } from '#app/features/brief/brief.queries.ts'
import { BriefPage } from '#app/features/brief/brief-page.tsx'
import { NoCare } from '#app/features/brief/no-care.tsx'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'
import { OwnBriefIntake } from './-brief-intake.tsx'
import { BriefStart } from './-brief-start.tsx'
import { NeverOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id_/ringkasan')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.fetchQuery(briefQueries.own(params.id))
    if (found.kind === 'unknown') throw notFound()
    const next = found.kind === 'brief' && found.brief.nextSessionId
    if (next) await queryClient.prefetchQuery(intakeQueries.own(next))
    return { seo: { title: m.brief_own_title() } }
  },
  head: loadedHead,
  errorComponent: NeverOnDevice,
  wrapInSuspense: false,
  component: Page,
})

function Page() {
  const { data: found } = useSuspenseQuery(briefQueries.own(Route.useParams().id))
  if (found.kind === 'unknown') throw notFound()
  const next = found.kind === 'brief' && found.brief.nextSessionId
  return (
    <Container className="py-8 md:py-12 print:p-0">
      {found.kind === 'uncared' ? (
        <NoCare />
      ) : (
        <BriefPage
          brief={found.brief}
          side="client"
          kicker={
            <Link to="/konsultasi/saya" hash="care" className="underline">
              {m.brief_own_sections()}
            </Link>
          }
          first={
            <BriefStart
              steps={found.brief.steps}
              intake={next && <OwnBriefIntake sessionId={next} />}
            />
          }
        />
      )}
    </Container>
  )
}
