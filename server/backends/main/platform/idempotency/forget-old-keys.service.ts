import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { deleteKeysBefore } from './idempotency-key.repository.ts'

/** No client retries this late. */
const keyLifetimeMs = 7 * dayMs
const atOnce = 500

/** Deletes a batch of expired keys. Returns whether more may remain. */
export async function forgetOldKeys({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
  const before = later(clock.now(), -keyLifetimeMs)
  return (await deleteKeysBefore(db, { before, atMost: atOnce })) === atOnce
}
