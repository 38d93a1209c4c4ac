import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CalmSwitch } from '#app/features/food/calm-switch.tsx'
import { ProfileForm } from '#app/features/food/profile-form.tsx'
import { goalQueries } from '#app/features/goals/goal.queries.ts'
import { GoalSection } from '#app/features/goals/goal-section.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'

export const Route = createFileRoute('/_client/tracker/$id/goals')({
  loader: async ({ context, params }) => {
    const found = await context.queryClient.ensureQueryData(trackerQueries.tracker(params.id))
    if (found.kind === 'unknown') throw notFound()
    const board = await context.queryClient.ensureQueryData(goalQueries.board(params.id))
    // A main backend of another service may keep no goals.
    if (!board) throw notFound()
  },
  component: GoalsPage,
})

function GoalsPage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(id))
  const { data: board } = useSuspenseQuery(goalQueries.board(id))
  if (found.kind === 'unknown' || !board) throw notFound()
  const { tracker, today } = found.view
  const { profile } = board
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <GoalSection
        trackerId={id}
        today={today}
        weights={tracker.weights}
        board={board}
        aboutForm={(form) => (
          <ProfileForm {...form} trackerId={id} profile={profile} today={today} variant="primary" />
        )}
      />
      {profile && <CalmSwitch trackerId={id} profile={profile} today={today} />}
    </div>
  )
}
