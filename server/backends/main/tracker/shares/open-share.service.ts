import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import type { OpenedShare } from '#server/contract/share.schema.ts'
import type { TrackerShareRow } from '#server/db/main/tracker-share.table.ts'
import { readSections } from './read-sections.ts'
import { findOpenShare, giveBackPinTry, recordView, takePinTry } from './share.repository.ts'
import { isPinRight } from './share-pin.ts'

type Opening = { key: string; pin?: string | undefined; browser: string }

/**
 * Reads the shared sections and records the view.
 * @throws MainFailure `ERR_NO_SHARE` if the link is unknown, expired, revoked or locked, or the
 *   member is suspended
 */
export async function openShare(
  context: MainContext,
  { key, pin, browser }: Opening,
): Promise<OpenedShare> {
  const now = context.clock.now()
  const share = await findOpenShare(context.db, { keyHash: hashOfToken(key), now })
  if (!share) throw new MainFailure('ERR_NO_SHARE')
  if (share.pinHmac !== null) {
    if (pin === undefined) return { kind: 'pin' }
    await provePin(context, { share, pinHmac: share.pinHmac, pin })
  }
  const { trackerId, dayCount } = share
  const to = dayInJakarta(now)
  const from = addDays(to, 1 - dayCount)
  // In the east of Indonesia the next day has begun.
  const span = { from, to: latestDayOnEarth(now) }
  return context.db.transaction(async (tx) => {
    await recordView(tx, { shareId: share.id, at: now, browser })
    return {
      kind: 'open' as const,
      shownName: share.shownName,
      from,
      to,
      expiresAt: share.expiresAt.toISOString(),
      ...(await readSections(tx, share.sections, { trackerId, ...span })),
    }
  })
}

/** Runs outside the view's transaction, so a wrong try counts although the call fails. */
async function provePin(
  context: MainContext,
  { share, pinHmac, pin }: { share: TrackerShareRow; pinHmac: string; pin: string },
): Promise<void> {
  const isTaken = await takePinTry(context.db, share.id)
  if (!isTaken || !isPinRight(context, { pinHmac, shareId: share.id, pin }))
    throw new MainFailure('ERR_NO_SHARE')
  await giveBackPinTry(context.db, share.id)
}
