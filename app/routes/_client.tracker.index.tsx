import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireMember } from '#app/session/guards.ts'

/** Where the installed app opens: the member's newest tracker, or the programs that come with one. */
export const Route = createFileRoute('/_client/tracker/')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
    const { trackerQueries } = await import('#app/features/tracker/tracker.queries.ts')
    const { id } = await guarded.context.queryClient.ensureQueryData(trackerQueries.newest())
    throw id
      ? redirect({ to: '/tracker/$id', params: { id }, replace: true })
      : redirect({ to: '/program', replace: true })
  },
})
