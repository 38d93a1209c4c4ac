import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CalmSwitch } from '#app/features/food/calm-switch.tsx'
import { NutritionProfileForm } from '#app/features/food/nutrition-profile-form.tsx'
import { goalQueries } from '#app/features/goals/goal.queries.ts'
import { GoalSection } from '#app/features/goals/goal-section.tsx'
import { LoggedCalendar } from '#app/features/goals/logged-calendar.tsx'
import { weeksSpan } from '#app/features/goals/logged-weeks.ts'
import { ReminderForm } from '#app/features/goals/reminder-form.tsx'
import { useGoalBoard } from '#app/features/goals/use-goal-board.ts'
import { NotOffered } from '#app/features/tracker/not-offered.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { isCalmOn, personReasonsOn } from '#app/nutrition/circumstances.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { NotOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/goals')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(trackerQueries.tracker(params.id))
    if (found.kind === 'unknown') throw notFound()
    const board = await queryClient.ensureQueryData(goalQueries.board(params.id))
    if (!board) return
    const span = weeksSpan(found.view.today)
    // If the days fail to load, their place stays empty.
    await queryClient.prefetchQuery(goalQueries.loggedDays(params.id, span))
  },
  errorComponent: NotOnDevice,
  wrapInSuspense: false,
  component: GoalsPage,
})

function GoalsPage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(id))
  const board = useGoalBoard(id)
  if (found.kind === 'unknown') throw notFound()
  // A foreign main backend may not store goals.
  if (!board) return <NotOffered />
  const { tracker, points, today } = found.view
  const { profile } = board
  const isCalm = isCalmOn(today, board)
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <GoalSection
        tracker={tracker}
        today={today}
        points={points}
        board={board}
        aboutForm={(form) => (
          <NutritionProfileForm {...form} profile={profile} today={today} variant="primary" />
        )}
      />
      {!isCalm && <LoggedCalendar trackerId={id} today={today} startsOn={tracker.startsOn} />}
      <ReminderForm trackerId={id} reminder={board.reminder} />
      <CalmSwitch isOn={isCalm} isHeld={personReasonsOn(today, profile).length > 0} />
    </div>
  )
}
