import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  type CalendarEvent,
  writeCalendar,
} from '#server/backends/main/platform/calendar/write-calendar.ts'
import type { CalendarInMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { SessionReader } from './session-facts.ts'

type CalendarContext = Pick<MainContext, 'productName' | 'publicOrigin' | 'leadsEmail' | 'clock'>

/** The invitation or the cancellation that goes with a mail. The reader alone is invited. */
export function calendarInMail(
  context: CalendarContext,
  session: AppointmentRow,
  reader: SessionReader,
): CalendarInMail {
  const { productName, leadsEmail, clock } = context
  const method = session.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const event = {
    ...eventOf(context, session, reader),
    organizer: { name: productName, email: leadsEmail },
    attendee: { name: reader.user.firstName, email: reader.user.email },
  }
  const content = writeCalendar({ method, productName, now: clock.now(), events: [event] })
  return { method, content }
}

/** A file for the reader's own calendar, without an invitation. */
export function calendarFile(
  context: CalendarContext,
  session: AppointmentRow,
  reader: SessionReader,
): string {
  const { productName, clock } = context
  const events = [eventOf(context, session, reader)]
  return writeCalendar({ method: 'PUBLISH', productName, now: clock.now(), events })
}

/** The entry of a session; a moved session has the same UID. */
function eventOf(
  { publicOrigin }: CalendarContext,
  session: AppointmentRow,
  { name, locale, link, place, roomLink }: SessionReader,
): CalendarEvent {
  return {
    uid: `${session.id}@${new URL(publicOrigin).host}`,
    sequence: session.sequence,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    isCancelled: session.state === 'cancelled',
    summary: locale === 'id' ? `Konsultasi dengan ${name}` : `Consultation with ${name}`,
    url: link,
    ...(place !== 'link' && { location: roomLink }),
  }
}
