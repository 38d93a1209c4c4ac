import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from './icon.tsx'

type MailboxLinkProps = {
  /** Empty if real mail is sent. */
  mailboxUrl: string
  /** Address whose mails the mailbox opens with. */
  email?: string | undefined
}

/** Link to the demo mailbox. Renders nothing if real mail is sent. */
export function MailboxLink({ mailboxUrl, email }: MailboxLinkProps) {
  if (!mailboxUrl) return null
  const query = email ? `?${new URLSearchParams({ to: email })}` : ''
  return (
    <a
      href={mailboxUrl + query}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 self-start font-semibold text-link text-sm underline"
    >
      {m.shell_mailbox_open()}
      <Icon name="external" className="size-4" />
    </a>
  )
}

/** Like `MailboxLink`, with an explanation for visitors who do not know that this is a demo. */
export function MailboxNote(props: MailboxLinkProps) {
  if (!props.mailboxUrl) return null
  return (
    <p className="text-ink-muted text-sm">
      {m.shell_mailbox_hint()} <MailboxLink {...props} />
    </p>
  )
}
