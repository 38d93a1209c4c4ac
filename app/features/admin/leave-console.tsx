import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { adminKey } from './admin.queries.ts'
import { sendSessionEnd } from './sign-in/staff-session.functions.ts'

/** Ends the staff session. The member stays signed in. */
export function LeaveConsole() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const call = useServerFn(sendSessionEnd)
  const leave = useMutation({
    mutationFn: () => call(),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: adminKey })
      await router.navigate({ to: '/' })
    },
  })
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureAlert error={leave.error} />
      <Button variant="quiet" size="sm" isBusy={leave.isPending} onClick={() => leave.mutate()}>
        {m.admin_leave()}
      </Button>
    </div>
  )
}
