import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '#app/features/practice/days/today-page.tsx'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(practiceQueries.today())
    return { seo: { title: m.practice_today() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: agenda } = useSuspenseQuery(practiceQueries.today())
  return <TodayPage agenda={agenda} />
}
