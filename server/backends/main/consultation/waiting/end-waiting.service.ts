import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Database } from '#server/db/open-database.ts'
import { listPlaces, type Places, updateEntry } from './waitlist-entry.repository.ts'
import { withdrawOffer } from './withdraw-offer.ts'

/** Ends waiting. Open offers go first: to free a time locks all who wait for the practice. */
export async function endWaiting(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  places: Places,
): Promise<void> {
  for (const { id, appointmentId, trackerId } of await listPlaces(tx, places)) {
    await lockSessionTracker(tx, trackerId)
    if (appointmentId !== null) await withdrawOffer(context, tx, { id: appointmentId, trackerId })
    await updateEntry(tx, id, { state: 'left' })
  }
}
