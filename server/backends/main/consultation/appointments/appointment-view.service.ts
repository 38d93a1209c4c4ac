import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { findSession, type ShownSession } from './appointment-view.repository.ts'
import { appointmentOf } from './appointment-view.ts'
import { calendarFile } from './session-calendar.ts'
import { clientReader } from './session-facts.ts'
import { readParties } from './session-parties.repository.ts'

/** @throws MainFailure `ERR_NO_APPOINTMENT`, also for another member's session */
export async function readAppointment(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<Appointment> {
  return appointmentOf(await requireSession({ db }, member, id), clock.now())
}

/** Returns the .ics file of a session. @throws MainFailure like `readAppointment` */
export async function readCalendar(
  context: MainContext,
  member: Member,
  id: string,
): Promise<string> {
  const { session } = await requireSession(context, member, id)
  const parties = await readParties(context.db, session)
  return calendarFile(context, session, clientReader(context, session, parties))
}

async function requireSession(
  { db }: Pick<MainContext, 'db'>,
  { user }: Member,
  id: string,
): Promise<ShownSession> {
  const shown = await findSession(db, { id, userNumber: user.number })
  if (!shown) throw new MainFailure('ERR_NO_APPOINTMENT')
  return shown
}
