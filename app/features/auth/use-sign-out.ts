import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { sessionQueries } from '#app/session/session.queries.ts'
import { signOut } from './auth.functions.ts'
import { pathAfterSignOut } from './path-after-sign-in.ts'

/** Ends the session; nothing that the member saw stays in this browser's memory. */
export function useSignOut() {
  const call = useServerFn(signOut)
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      const member = queryClient.getQueryData(sessionQueries.member().queryKey)
      const { leaveDevice, mayLeave } = await import('#app/sync/leave-device.ts')
      if (member && !(await mayLeave(member.id))) return 'stayed'
      await call()
      if (member) await leaveDevice(member.id)
      return 'left'
    },
    onSuccess: async (outcome) => {
      if (outcome === 'stayed') return
      const to = pathAfterSignOut(router.state.location.pathname)
      // The auth page is for guests, and its guard asks the cache.
      queryClient.setQueryData(sessionQueries.member().queryKey, null)
      await router.navigate({ to })
      queryClient.removeQueries({ type: 'inactive' })
      await router.invalidate()
    },
    onError: async (error) => {
      // Few ever see it, and the words for every error are long.
      const { notifyAuthFailure } = await import('./auth-notices.ts')
      notifyAuthFailure(error)
    },
  })
}
