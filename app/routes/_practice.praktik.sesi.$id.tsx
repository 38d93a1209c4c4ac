import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { PracticeSessionPage } from '#app/features/practice/session/practice-session-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { PracticeSessionCare } from './-practice-session-care.tsx'

export const Route = createFileRoute('/_practice/praktik/sesi/$id')({
  staleTime: 0,
  loader: async ({ context, params, preload }) => {
    const queryClient = await loadQueryClient(context)
    const view = await queryClient.fetchQuery(practiceQueries.session(params.id))
    if (!view) throw notFound()
    // A link under the pointer is no look.
    if (!preload && view.session.client.trackerId)
      await queryClient.fetchQuery(intakeQueries.ofClient(params.id))
    return { seo: { title: m.practice_session() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: view } = useSuspenseQuery(practiceQueries.session(Route.useParams().id))
  if (!view) throw notFound()
  return <PracticeSessionPage view={view} care={<PracticeSessionCare view={view} />} />
}
