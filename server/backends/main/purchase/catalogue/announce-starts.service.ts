import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { announceTurns } from './price-turn.repository.ts'

/** Longer than the worker sleeps, so that no start is missed; some are announced twice. */
const lookBackMs = 12_000

/**
 * Drops the pages of every instance when a price or promo has just started or ended by the clock.
 * Always returns false.
 */
export async function announceStarts({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<false> {
  const now = clock.now()
  await announceTurns(db, { after: later(now, -lookBackMs), until: now })
  return false
}
