import { roomPathOf } from '#app/lib/room-path.ts'
import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { SessionInMail } from '#server/backends/main/platform/mail/session-letter.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { SessionParties } from './session-parties.repository.ts'

type LinkContext = Pick<MainContext, 'publicOrigin'>

/** One of the two, with the session as they read it. */
export type SessionReader = SessionInMail & { user: User; locale: ContentLocale }

/** The client reads it in the language and the zone of the booking. */
export function clientReader(
  { publicOrigin }: LinkContext,
  session: AppointmentRow,
  { practice, client }: SessionParties,
): SessionReader {
  return {
    ...timeOf(session),
    user: client,
    locale: session.locale,
    name: practice.name,
    zone: session.clientZone,
    otherZone: practice.zone,
    link: `${publicOrigin}/konsultasi/sesi/${session.id}`,
    roomLink: publicOrigin + roomPathOf(session.id),
    place: practice.meetsByLink ? 'link' : client.phone ? 'room' : 'roomWithoutNumber',
  }
}

/** Undefined after the nutritionist's account was deleted. */
export function nutritionistReader(
  { publicOrigin }: LinkContext,
  session: AppointmentRow,
  { practice, client, nutritionist }: SessionParties,
): SessionReader | undefined {
  return (
    nutritionist && {
      ...timeOf(session),
      user: nutritionist,
      locale: nutritionist.locale,
      name: `${client.firstName} ${client.lastName}`.trim(),
      zone: practice.zone,
      otherZone: session.clientZone,
      link: `${publicOrigin}/praktik/sesi/${session.id}`,
      roomLink: publicOrigin + roomPathOf(session.id),
      place: practice.meetsByLink ? 'link' : 'room',
    }
  )
}

function timeOf({ startsAt, endsAt }: AppointmentRow) {
  return { startsAt, minutes: (endsAt.getTime() - startsAt.getTime()) / minuteMs }
}
