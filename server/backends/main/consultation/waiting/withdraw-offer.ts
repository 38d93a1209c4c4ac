import {
  lockAppointment,
  updateAppointment,
} from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Whether the client can still accept it. */
export function isOpenOffer(
  { state, offeredUntil }: Pick<AppointmentRow, 'state' | 'offeredUntil'>,
  now: Date,
): boolean {
  return state === 'offered' && offeredUntil !== null && now < offeredUntil
}

/** Frees the time of an offer that the client does not take. Anything else stays as it is. */
export async function withdrawOffer(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  found: Pick<AppointmentRow, 'id' | 'trackerId'>,
): Promise<AppointmentRow> {
  const session = await lockAppointment(tx, found)
  if (session.state !== 'offered') return session
  const changedAt = clock.now()
  // One that ran out counts as missed, even before a worker withdraws it.
  const changedBy = isOpenOffer(session, changedAt) ? 'client' : 'system'
  return updateAppointment(tx, session.id, { state: 'withdrawn', changedBy, changedAt })
}
