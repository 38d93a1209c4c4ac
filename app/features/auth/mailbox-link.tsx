import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'

type MailboxLinkProps = { mailboxUrl: string; email?: string }

/** Where the demo's e-mails are read; nothing where real mail is sent. */
export function MailboxLink({ mailboxUrl, email }: MailboxLinkProps) {
  if (!mailboxUrl) return null
  const query = email ? `?${new URLSearchParams({ to: email })}` : ''
  return (
    <p className="text-ink-muted text-sm">
      {m.auth_mailbox_hint()}{' '}
      <a
        href={mailboxUrl + query}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1 font-semibold text-link underline"
      >
        {m.auth_mailbox_link()}
        <Icon name="external" className="size-4" />
      </a>
    </p>
  )
}
