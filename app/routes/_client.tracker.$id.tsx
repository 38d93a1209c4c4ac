import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { FoodLog, FoodLogLink } from '#app/features/food/food-log.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { trackerHead } from '#app/features/tracker/tracker-head.ts'
import { TrackerOverview } from '#app/features/tracker/tracker-overview.tsx'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/tracker/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context, params }) => {
    const found = await context.queryClient.ensureQueryData(trackerQueries.tracker(params.id))
    if (found.kind === 'unknown') throw notFound()
    // A log that does not come says so in its own place.
    await context.queryClient.prefetchQuery(foodQueries.log(params.id, found.view.today))
  },
  head: ({ match }) => trackerHead(match.context.settings, match.pathname),
  component: TrackerPage,
})

function TrackerPage() {
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(Route.useParams().id))
  // Between two renders a tracker can only be taken away together with its member's session.
  if (found.kind === 'unknown') throw notFound()
  return (
    <Container className="flex flex-col gap-10 py-8 md:gap-12 md:py-12">
      <TrackerOverview view={found.view}>
        <FoodLogLink />
      </TrackerOverview>
      <FoodLog
        trackerId={found.view.tracker.id}
        today={found.view.today}
        kilograms={found.view.tracker.weights.at(-1)?.kilograms}
      />
    </Container>
  )
}
