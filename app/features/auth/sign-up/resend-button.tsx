import { useResendVerification } from '#app/features/auth/auth.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

type ResendButtonProps = { email: string }

/** Sends the verification email again to a known address. */
export function ResendButton({ email }: ResendButtonProps) {
  const resend = useResendVerification()
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" isBusy={resend.isPending} onClick={() => resend.mutate(email)}>
        {m.auth_resend()}
      </Button>
      <p role="status" className="text-sm">
        {resend.isSuccess && m.auth_resent()}
      </p>
    </div>
  )
}
