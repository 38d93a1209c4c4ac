import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailboxLink } from '#app/ui/mailbox-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { OtpForm } from './otp-form.tsx'
import { ResendCode } from './resend-code.tsx'

type OtpStepProps = {
  orderId: string
  mailboxUrl: string
  /** When another code may be asked for. */
  resendAtMs: number
  onCodeSent: (resendAtMs: number) => void
  onBack: () => void
}

/** The code from the mail confirms the order and opens its payment. */
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
