import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HoursPage } from '#app/features/practice/hours/hours-page.tsx'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/jam')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(practiceQueries.hours())
    return { seo: { title: m.practice_hours() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: view } = useSuspenseQuery(practiceQueries.hours())
  return <HoursPage view={view} />
}
