import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { deleteEventsBefore } from './live-event.repository.ts'

/** A page that was away for longer reads everything again. */
const eventLifetimeMs = 7 * dayMs
const atOnce = 500

/** Deletes a batch of old events. Returns whether more may remain. */
export async function forgetOldEvents({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
  const before = later(clock.now(), -eventLifetimeMs)
  return (await deleteEventsBefore(db, { before, atMost: atOnce })) === atOnce
}
