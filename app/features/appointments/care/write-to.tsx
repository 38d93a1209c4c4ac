import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type WriteToProps = { nutritionist: { slug: string; name: string } }

/** Leads to the thread with the client's nutritionist. */
export function WriteTo({ nutritionist: { slug, name } }: WriteToProps) {
  return (
    <Link
      to="/pesan"
      search={{ nutritionist: slug }}
      className={buttonStyles({ variant: 'secondary', className: 'self-start' })}
    >
      <Icon name="chat" />
      {m.messages_write_to({ name })}
    </Link>
  )
}
