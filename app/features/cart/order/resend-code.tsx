import { useRequestCode } from '#app/features/cart/cart.mutations.ts'
import { useSecondsLeft } from '#app/features/cart/use-seconds-left.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

const secondMs = 1_000

type ResendCodeProps = {
  orderId: string
  resendAtMs: number
  onCodeSent: (resendAtMs: number) => void
}

export function ResendCode({ orderId, resendAtMs, onCodeSent }: ResendCodeProps) {
  const request = useRequestCode(orderId)
  const secondsLeft = useSecondsLeft(resendAtMs)
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureAlert error={request.error} />
      <Button
        variant="secondary"
        disabled={secondsLeft > 0}
        isBusy={request.isPending}
        onClick={() =>
          request.mutate(undefined, {
            onSuccess: ({ resendAfterSeconds }) =>
              onCodeSent(Date.now() + resendAfterSeconds * secondMs),
          })
        }
      >
        {m.cart_otp_resend()}
      </Button>
      {secondsLeft > 0 && (
        <p className="text-ink-muted text-sm tabular-nums">
          {m.cart_otp_resend_wait({ seconds: secondsLeft })}
        </p>
      )}
      <p className="text-pretty text-ink-muted text-sm">{m.cart_otp_no_mail()}</p>
      <p role="status" className="empty:sr-only">
        {request.isSuccess && m.cart_otp_resent()}
      </p>
    </div>
  )
}
