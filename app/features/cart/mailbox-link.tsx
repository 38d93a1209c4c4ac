import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'

type MailboxLinkProps = { mailboxUrl: string }

/** Where the demo's e-mails are read; nothing where real mail is sent. */
export function MailboxLink({ mailboxUrl }: MailboxLinkProps) {
  if (!mailboxUrl) return null
  return (
    <a
      href={mailboxUrl}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 self-start font-semibold text-link text-sm underline"
    >
      {m.cart_mailbox_link()}
      <Icon name="external" className="size-4" />
    </a>
  )
}
