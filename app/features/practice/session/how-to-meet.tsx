import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { spacedPhone } from '#app/lib/spaced-phone.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Practice, PracticeAppointment } from '#server/contract/practice.schema.ts'

type HowToMeetProps = { session: PracticeAppointment; practice: Practice }

/** The nutritionist's own meeting room, or the client's number. */
export function HowToMeet({ session: { client }, practice: { meetingLink } }: HowToMeetProps) {
  if (meetingLink)
    return (
      <a
        href={meetingLink}
        target="_blank"
        rel="noreferrer"
        className={buttonStyles({ className: 'self-start' })}
      >
        <Icon name="external" />
        {m.practice_meet_link()}
      </a>
    )
  if (client.phone)
    return (
      <a href={`tel:${client.phone}`} className={buttonStyles({ className: 'self-start' })}>
        {m.practice_meet_call({ phone: spacedPhone(client.phone) })}
      </a>
    )
  return (
    <p className="text-pretty text-ink-muted">
      {m.practice_meet_neither()}{' '}
      <Link to="/praktik/pengaturan" className="text-link underline">
        {m.practice_meet_settings()}
      </Link>
    </p>
  )
}
