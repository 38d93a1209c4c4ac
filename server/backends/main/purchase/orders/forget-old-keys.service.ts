import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { deleteKeysBefore } from './idempotency-key.repository.ts'

/** Nobody repeats a call so long after it; the order that it made has ended or was paid by then. */
const keyLifetimeMs = 7 * dayMs
const atOnce = 500

/** Deletes a batch of keys that are too old to come back; says whether there may be more. */
export async function forgetOldKeys({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
  const before = later(clock.now(), -keyLifetimeMs)
  return (await deleteKeysBefore(db, { before, atMost: atOnce })) === atOnce
}
