import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { clearanceQueries } from '#app/features/clearances/clearances.queries.ts'
import { MeasureChart } from '#app/features/measurements/chart/measure-chart.tsx'
import { seriesOfWeights } from '#app/features/measurements/chart/series-of-weights.ts'
import { ClientPage } from '#app/features/practice/clients/client-page.tsx'
import { readClientSearch } from '#app/features/practice/clients/clients-search.ts'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { SharedSections } from '#app/features/sharing/shared-sections.tsx'
import { NothingShared } from '#app/features/sharing/shared-table.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { ClientCare } from './-client-care.tsx'

export const Route = createFileRoute('/_practice/praktik/klien/$id')({
  validateSearch: readClientSearch,
  // After the care ended, nothing that was read before may show.
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const [view] = await Promise.all([
      queryClient.fetchQuery(practiceQueries.client(params.id)),
      queryClient.fetchQuery(clearanceQueries.board(params.id)),
      queryClient.ensureQueryData(accountQueries.account()),
    ])
    if (!view) throw notFound()
    return { seo: { title: m.practice_client() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: view } = useSuspenseQuery(practiceQueries.client(Route.useParams().id))
  if (!view) throw notFound()
  const { record } = view.client
  return (
    <ClientPage
      view={view}
      start={Route.useSearch().start}
      care={<ClientCare trackerId={view.client.trackerId} name={view.client.name} />}
      record={
        <SharedSections
          sections={record}
          weightChart={record.weight && <WeightChart weights={record.weight} />}
        />
      }
    />
  )
}

function WeightChart({ weights }: { weights: WeightEntry[] }) {
  const series = seriesOfWeights(trendOf(weights))
  return series ? <MeasureChart measure="weight" series={series} /> : <NothingShared />
}
