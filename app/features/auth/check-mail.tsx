import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { ResendButton } from './resend-button.tsx'

type CheckMailProps = { email: string; mailboxUrl: string; onChangeAddress: () => void }

/** Follows a sign-up. Does not reveal whether the email already has an account. */
export function CheckMail({ email, mailboxUrl, onChangeAddress }: CheckMailProps) {
  return (
    <section className="flex flex-col gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-action-soft text-action-soft-ink">
        <Icon name="mail" className="size-7" />
      </span>
      {/* The focused form is gone, so the heading takes the focus and a screen reader reads on. */}
      <h1 ref={focusOn} tabIndex={-1} className="text-3xl">
        {m.auth_check_mail_title()}
      </h1>
      <p className="break-words">{m.auth_check_mail_text({ email })}</p>
      <MailboxNote mailboxUrl={mailboxUrl} email={email} />
      <p className="text-ink-muted text-sm">{m.auth_check_mail_hint()}</p>
      <ResendButton email={email} />
      <Button variant="quiet" className="self-start" onClick={onChangeAddress}>
        {m.auth_check_mail_change()}
      </Button>
    </section>
  )
}

function focusOn(heading: HTMLElement | null) {
  heading?.focus()
}
