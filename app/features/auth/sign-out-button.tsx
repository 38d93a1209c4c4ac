import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { m } from '#app/i18n/paraglide/messages.js'
import { clearCachedData } from '#app/session/clear-cached-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { signOut } from './auth.functions.ts'
import { pathAfterSignOut } from './sign-in/path-after-sign-in.ts'

export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button
      variant="plain"
      size="row"
      isWide
      isBusy={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {!signOut.isPending && <Icon name="sign-out" />}
      {m.auth_sign_out()}
    </Button>
  )
}

/** Ends the session and clears the member's cached data. */
function useSignOut() {
  const call = useServerFn(signOut)
  const router = useRouter()
  const { session } = router.options.context
  return useMutation({
    mutationFn: async () => {
      const member = session.get()
      const { leaveDevice, mayLeave } = await import('#app/sync/leave-device.ts')
      if (member && !(await mayLeave(member.id))) return 'stayed'
      await call()
      if (member) await leaveDevice(member.id)
      return 'left'
    },
    onSuccess: async (outcome) => {
      if (outcome === 'stayed') return
      const to = pathAfterSignOut(router.state.location.pathname)
      session.set(null)
      await router.navigate({ to })
      clearCachedData(router)
      await router.invalidate()
    },
    onError: async (error) => {
      // Lazy, because it rarely fails and all error texts come with it.
      const { notifyAuthFailure } = await import('./auth-notices.ts')
      notifyAuthFailure(error)
    },
  })
}
