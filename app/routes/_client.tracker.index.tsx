import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { requireMember } from '#app/session/guards.ts'

/**
 * Start page of the installed app: the member's newest tracker, or the programs that include one.
 */
export const Route = createFileRoute('/_client/tracker/')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
    const queryClient = await loadQueryClient(guarded.context)
    const { trackerQueries } = await import('#app/features/tracker/tracker.queries.ts')
    const { id } = await queryClient.ensureQueryData(trackerQueries.newest())
    throw id
      ? redirect({ to: '/tracker/$id', params: { id }, replace: true })
      : redirect({ to: '/program', replace: true })
  },
})
