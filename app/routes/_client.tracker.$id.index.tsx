import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { FoodLog } from '#app/features/food/log/food-log.tsx'
import { readFoodLogSearch } from '#app/features/food/log/food-log-search.ts'
import { useFoodLog } from '#app/features/food/log/use-food-log.ts'
import { WeightSummary } from '#app/features/measurements/chart/weight-summary.tsx'
import {
  LogWeightButton,
  QuickLog,
  type QuickLogHandle,
} from '#app/features/measurements/entry/quick-log.tsx'
import { measurementQueries } from '#app/features/measurements/measurements.queries.ts'
import { SessionSteps } from '#app/features/notes/steps/session-steps.tsx'
import { PlanToday } from '#app/features/plans/own/plan-today.tsx'
import { usePlanOfDay } from '#app/features/plans/own/use-plan-of-day.ts'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { useTrackerView } from '#app/features/tracker/use-tracker-view.ts'
import { useLocalToday } from '#app/lib/use-local-today.ts'
import { eatenUnitsOf } from '#app/nutrition/plan-parts.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { measuredMemberOf, waterTarget } from '#app/readings/measured-member.ts'
import { NotOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/')({
  validateSearch: readFoodLogSearch,
  // No loaderDeps: another day loads in the component, while the old one stays in view.
  loader: async ({ context, location, params: { id } }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(trackerQueries.tracker(id))
    if (found.kind === 'unknown') return
    const { today } = found.view
    // A log that fails to load shows its own error.
    await Promise.all([
      queryClient.prefetchQuery(measurementQueries.day(id, today)),
      ...[...new Set([today, readFoodLogSearch(location.search).day ?? today])].map((day) =>
        queryClient.prefetchQuery(foodQueries.log(id, day)),
      ),
    ])
  },
  errorComponent: NotOnDevice,
  wrapInSuspense: false,
  component: TodayPage,
})

function TodayPage() {
  const { id } = Route.useParams()
  const { day } = Route.useSearch()
  const navigate = Route.useNavigate()
  const quickLog = useRef<QuickLogHandle>(null)
  const { tracker, points, today: serverDay } = useTrackerView(id)
  const today = useLocalToday(serverDay)
  const { data: log } = useQuery(foodQueries.log(id, today))
  const member = log ? measuredMemberOf(log, today) : undefined
  const planned = usePlanOfDay(id, today)
  const eaten = useFoodLog(id, today).log?.diary.entries ?? []
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      <FoodLog
        key={tracker.id}
        trackerId={tracker.id}
        today={today}
        weights={points}
        chosenDay={day}
        onDay={(to) => navigate({ search: to ? { day: to } : {}, resetScroll: false })}
        beside={<LogWeightButton onClick={() => quickLog.current?.openWeight()} />}
      />
      <SessionSteps trackerId={id} today={today} />
      {planned?.plan && (
        <PlanToday
          trackerId={tracker.id}
          day={today}
          plan={planned.plan}
          eaten={eatenUnitsOf(eaten, planned.plan.edition)}
        />
      )}
      <div className="grid items-start border-line border-t pt-8 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <QuickLog
          ref={quickLog}
          points={points}
          trackerId={tracker.id}
          today={today}
          waterTarget={waterTarget(member, today)}
        />
        <div className="min-w-0 lg:order-first">
          <WeightSummary trackerId={tracker.id} points={points} />
        </div>
      </div>
    </div>
  )
}
