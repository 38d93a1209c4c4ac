import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { measurementQueries } from '#app/features/measurements/measurements.queries.ts'
import { ProgressPage } from '#app/features/measurements/progress-page.tsx'
import {
  defaultRange,
  progressSearchSchema,
} from '#app/features/measurements/progress-search.schema.ts'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'

export const Route = createFileRoute('/_client/tracker/$id/progress')({
  validateSearch: progressSearchSchema,
  loaderDeps: ({ search: { measure = 'weight', range = defaultRange } }) => ({ measure, range }),
  loader: async ({ context: { queryClient }, params: { id }, deps }) => {
    const found = await queryClient.ensureQueryData(trackerQueries.tracker(id))
    if (found.kind === 'unknown') return
    const { today } = found.view
    // A series that does not come says so in its own place.
    await queryClient.prefetchQuery(measurementQueries.series(id, { ...deps, today }))
  },
  component: Progress,
})

function Progress() {
  const { id } = Route.useParams()
  const { measure, range } = Route.useLoaderDeps()
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(id))
  if (found.kind === 'unknown') throw notFound()
  return <ProgressPage trackerId={id} today={found.view.today} measure={measure} range={range} />
}
