import { useRequestCode } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useSecondsLeft } from '#app/lib/seconds-left.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailboxLink } from '#app/ui/mailbox-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { OtpForm } from './otp-form.tsx'

type OtpStepProps = {
  orderId: string
  mailboxUrl: string
  /** Earliest time of another code. */
  resendAtMs: number
  onCodeSent: (resendAtMs: number) => void
  onBack: () => void
}

export function OtpStep({ orderId, mailboxUrl, resendAtMs, onCodeSent, onBack }: OtpStepProps) {
  return (
    <section className="flex flex-col gap-6">
      <PageHeading title={m.cart_otp_title()} description={m.cart_otp_intro()} />
      <Card padding="lg" className="flex flex-col gap-6">
        <OtpForm orderId={orderId} />
        <div className="flex flex-col gap-4 border-line border-t pt-6">
          <MailboxLink mailboxUrl={mailboxUrl} />
          <ResendCode orderId={orderId} resendAtMs={resendAtMs} onCodeSent={onCodeSent} />
        </div>
      </Card>
      <Button variant="quiet" className="-ml-5 self-start" onClick={onBack}>
        <Icon name="arrow-left" />
        {m.cart_otp_back()}
      </Button>
    </section>
  )
}

const secondMs = 1_000

type ResendCodeProps = {
  orderId: string
  resendAtMs: number
  onCodeSent: (resendAtMs: number) => void
}

function ResendCode({ orderId, resendAtMs, onCodeSent }: ResendCodeProps) {
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
