import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** A row of the account menu. */
export const menuLink =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-3 font-semibold hover:bg-action-soft'

/** Sign-in and sign-up links of a guest. */
export function GuestLinks() {
  return (
    <>
      <Link
        to="/auth"
        search={{ tab: 'login' }}
        className={buttonStyles({ variant: 'secondary', className: 'whitespace-nowrap' })}
      >
        {m.shell_sign_in()}
      </Link>
      <Link
        to="/auth"
        search={{ tab: 'signup' }}
        className={buttonStyles({ className: 'whitespace-nowrap' })}
      >
        {m.shell_sign_up()}
      </Link>
    </>
  )
}

/** Link to the demo mailbox. Renders nothing if real mail is sent. */
export function MailboxLink() {
  const { mailboxUrl } = useSettings()
  if (!mailboxUrl) return null
  return (
    <a href={mailboxUrl} className={menuLink}>
      <Icon name="mail" />
      {m.shell_mailbox()}
    </a>
  )
}
