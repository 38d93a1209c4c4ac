import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { FoodLog, FoodLogLink } from '#app/features/food/food-log.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { TrackerOverview } from '#app/features/tracker/tracker-overview.tsx'

export const Route = createFileRoute('/_client/tracker/$id/')({
  loader: async ({ context, params }) => {
    const found = await context.queryClient.ensureQueryData(trackerQueries.tracker(params.id))
    // A log that does not come says so in its own place.
    if (found.kind === 'found')
      await context.queryClient.prefetchQuery(foodQueries.log(params.id, found.view.today))
  },
  component: TodayPage,
})

function TodayPage() {
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(Route.useParams().id))
  if (found.kind === 'unknown') throw notFound()
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <FoodLogLink />
      <TrackerOverview view={found.view} />
      <FoodLog
        trackerId={found.view.tracker.id}
        today={found.view.today}
        kilograms={found.view.tracker.weights.at(-1)?.kilograms}
      />
    </div>
  )
}
