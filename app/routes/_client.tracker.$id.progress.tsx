import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { currentGoal } from '#app/features/goals/current-goal-of.ts'
import { goalQueries } from '#app/features/goals/goal.queries.ts'
import { useGoalBoard } from '#app/features/goals/use-goal-board.ts'
import { ProgressPage } from '#app/features/measurements/chart/progress-page.tsx'
import {
  defaultRange,
  readProgressSearch,
} from '#app/features/measurements/chart/progress-search.ts'
import { shownMeasure } from '#app/features/measurements/chart/shown-measure.ts'
import { measurementQueries } from '#app/features/measurements/measurements.queries.ts'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { goalCorridorBetween } from '#app/nutrition/goal-corridor.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { measuredMemberOf } from '#app/readings/measured-member.ts'
import { NotOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/progress')({
  validateSearch: readProgressSearch,
  loaderDeps: ({ search: { measure = 'weight', range = defaultRange } }) => ({ measure, range }),
  loader: async ({ context, params: { id }, deps }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(trackerQueries.tracker(id))
    if (found.kind === 'unknown') return
    const { today } = found.view
    const measure = shownMeasure(deps.measure)
    // A series that fails to load shows its own error; without the rest no limits are drawn.
    await Promise.all([
      queryClient.prefetchQuery(
        measurementQueries.series(id, { measure, range: deps.range, today }),
      ),
      queryClient.prefetchQuery(goalQueries.board(id)),
    ])
  },
  errorComponent: NotOnDevice,
  wrapInSuspense: false,
  component: Progress,
})

function Progress() {
  const { id } = Route.useParams()
  const { measure: named, range } = Route.useLoaderDeps()
  const measure = shownMeasure(named)
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(id))
  const board = useGoalBoard(id)
  if (found.kind === 'unknown') throw notFound()
  const { today } = found.view
  // Calm mode draws no goal.
  const goal = board && !isCalmOn(today, board) ? currentGoal(board, today) : undefined
  return (
    <ProgressPage
      trackerId={id}
      today={today}
      measure={measure}
      range={range}
      member={board ? measuredMemberOf(board, today) : undefined}
      corridor={(from, to) => (goal ? goalCorridorBetween(goal, from, to) : [])}
    />
  )
}
