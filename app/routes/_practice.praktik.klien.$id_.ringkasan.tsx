import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { briefQueries } from '#app/features/brief/brief.queries.ts'
import { BriefPage } from '#app/features/brief/brief-page.tsx'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'
import { ClientBriefIntake } from './-brief-intake.tsx'
import { BriefStart } from './-brief-start.tsx'

export const Route = createFileRoute('/_practice/praktik/klien/$id_/ringkasan')({
  // After the care ended, nothing that was read before may show.
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const brief = await queryClient.fetchQuery(briefQueries.client(params.id))
    if (!brief) throw notFound()
    if (brief.nextSessionId)
      await queryClient.prefetchQuery(intakeQueries.ofClient(brief.nextSessionId))
    return { seo: { title: m.brief_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: brief } = useSuspenseQuery(briefQueries.client(Route.useParams().id))
  if (!brief) throw notFound()
  return (
    <Container className="py-8 print:p-0">
      <BriefPage
        brief={brief}
        side="nutritionist"
        kicker={
          <Link to="/praktik/klien/$id" params={{ id: brief.trackerId }} className="underline">
            {brief.clientName}
          </Link>
        }
        first={
          <BriefStart
            steps={brief.steps}
            intake={brief.nextSessionId && <ClientBriefIntake sessionId={brief.nextSessionId} />}
          />
        }
      />
    </Container>
  )
}
