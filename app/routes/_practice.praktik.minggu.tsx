import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { WeekPage } from '#app/features/practice/days/week-page.tsx'
import { readWeekSearch } from '#app/features/practice/days/week-search.ts'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/minggu')({
  validateSearch: readWeekSearch,
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context, deps: { from } }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(practiceQueries.week(from))
    return { seo: { title: m.practice_week() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { from } = Route.useSearch()
  const { data: agenda } = useSuspenseQuery(practiceQueries.week(from))
  return <WeekPage agenda={agenda} />
}
