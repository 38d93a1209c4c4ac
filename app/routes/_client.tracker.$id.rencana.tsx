import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { useDropFoodEntry, useSaveFoodEntries } from '#app/features/food/food.mutations.ts'
import { countedEntry } from '#app/features/food/food-day.ts'
import { useFoodLog } from '#app/features/food/log/use-food-log.ts'
import { PlanDay, type ToLog } from '#app/features/plans/own/plan-day.tsx'
import { PlanDaySwitch } from '#app/features/plans/own/plan-day-switch.tsx'
import { planKeys } from '#app/features/plans/own/plan-on-device.ts'
import { PlanWeek } from '#app/features/plans/own/plan-week.tsx'
import { usePlanOfDay } from '#app/features/plans/own/use-plan-of-day.ts'
import { planQueries } from '#app/features/plans/plans.queries.ts'
import { NotOffered } from '#app/features/tracker/not-offered.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useLocalToday } from '#app/lib/use-local-today.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { NotOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/rencana')({
  loader: async ({ context, params: { id } }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(trackerQueries.tracker(id))
    if (found.kind === 'unknown') throw notFound()
    const { today } = found.view
    await Promise.all([
      queryClient.ensureQueryData(planQueries.ofDay(id, today)),
      queryClient.ensureQueryData(planQueries.foods()),
    ])
    return { today }
  },
  errorComponent: NotOnDevice,
  wrapInSuspense: false,
  component: PlanPage,
})

function PlanPage() {
  const { id } = Route.useParams()
  const today = useLocalToday(Route.useLoaderData().today)
  const [chosen, setChosen] = useState<string>()
  const day = chosen ?? today
  const found = usePlanOfDay(id, day)
  const { data: foods } = useSuspenseQuery(planQueries.foods())
  useStoreOnDevice(planKeys.foods, foods)
  const { log } = useFoodLog(id, day)
  const save = useSaveFoodEntries('food')
  const drop = useDropFoodEntry('food')
  if (found === null) return <NotOffered />
  async function logFoods(listed: ToLog[]) {
    const entries = listed.map(({ food, meal, grams }) =>
      countedEntry(
        {
          ...{ id: newClientId(), eatenOn: day, meal, foodId: food.id },
          ...{ measure: 'gram', amount: grams },
        },
        food,
      ),
    )
    await save.mutateAsync(entries)
    return () => Promise.all(entries.map((entry) => drop.mutateAsync(entry)))
  }
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 id="plan" className="text-2xl md:text-3xl">
          {m.plans_title()}
        </h2>
        <PlanDaySwitch day={day} onChange={setChosen} canPrint={Boolean(found?.plan)} />
      </div>
      {found && (
        <>
          <div className="print:hidden">
            <PlanDay
              trackerId={id}
              {...{ day, found, foods }}
              isCalm={!log || isCalmOn(day, log)}
              eaten={log?.diary.entries ?? []}
              onLog={day <= today && log ? logFoods : undefined}
            />
          </div>
          <PlanWeek {...{ day, found, foods }} />
        </>
      )}
    </section>
  )
}
