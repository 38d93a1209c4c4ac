import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import type { LeadForm } from './lead-form.schema.ts'

/** Outside the component, so that it runs once and not with every render. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** Replaces the form once its enquiry is sent. */
export function LeadSent({ email }: { email: string }) {
  const { mailboxUrl, contactAnswerHours } = useSettings()
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <Icon name="check-circle" className="-ml-1 size-10 text-success-ink" />
      {/* The pressed button is gone, so the focus moves to the result. */}
      <h2 ref={focus} tabIndex={-1} className="text-2xl outline-none">
        {m.company_sent_title()}
      </h2>
      <p className="max-w-prose break-words">
        {m.company_sent_text({ email })} {m.company_form_answer({ hours: contactAnswerHours })}
      </p>
      <MailboxNote mailboxUrl={mailboxUrl} email={email} />
    </div>
  )
}

/** Offers the enquiry as a prepared e-mail if the main backend takes none. */
export function LeadByMail({ lead }: { lead: LeadForm }) {
  const { contactEmail } = useSettings()
  const { name, company, phone, message } = lead
  const subject = encodeURIComponent(m.company_by_mail_subject({ company }))
  const body = encodeURIComponent([message, name, company, phone].filter(Boolean).join('\n\n'))
  return (
    <Alert tone="warning" title={m.company_by_mail_title()}>
      {m.company_by_mail_text()}{' '}
      <a
        href={`mailto:${contactEmail}?subject=${subject}&body=${body}`}
        className="break-words font-semibold underline"
      >
        {contactEmail}
      </a>
    </Alert>
  )
}
