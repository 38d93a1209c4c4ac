import { dayMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomId, randomToken } from '#server/backends/main/platform/random-secret.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { mostWrongSharePins, type NewShare, type Share } from '#server/contract/share.schema.ts'
import { listShares, revokeShare, upsertShare } from './share.repository.ts'
import { hmacOfPin } from './share-pin.ts'

/**
 * Creates a link and returns its key this once. A retry with the same id gets a new key, because the
 * answer with the first one was lost.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker or a foreign link id
 */
export async function createShare(
  context: MainContext,
  { user }: Member,
  { trackerId, share }: { trackerId: string; share: NewShare },
): Promise<{ id: string; key: string }> {
  const { id = randomId(), pin, lifetimeDays, ...content } = share
  const key = `share-${randomToken()}`
  const now = context.clock.now()
  await context.db.transaction(async (tx) => {
    await requireTracker(tx, { trackerId, userId: user.id })
    const outcome = await upsertShare(tx, {
      id,
      trackerId,
      keyHash: hashOfToken(key),
      ...content,
      pinHmac: pin === null ? null : hmacOfPin(context, { shareId: id, pin }),
      createdAt: now,
      expiresAt: later(now, lifetimeDays * dayMs),
    })
    if (outcome === 'foreign') throw new MainFailure('ERR_NO_TRACKER')
    if (outcome === 'made')
      await appendAuditEntry(context, tx, { action: 'share_created', subjectId: user.id })
  })
  return { id, key }
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readShares(
  { db }: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<Share[]> {
  await requireTracker(db, { trackerId, userId: user.id })
  return (await listShares(db, trackerId)).map((share) => ({
    id: share.id,
    label: share.label,
    shownName: share.shownName,
    sections: share.sections,
    dayCount: share.dayCount as Share['dayCount'],
    hasPin: share.pinHmac !== null,
    isLocked: share.wrongPinCount >= mostWrongSharePins,
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    revokedAt: share.revokedAt?.toISOString() ?? null,
    viewCount: share.viewCount,
    views: share.views.map(({ at, browser }) => ({ at: at.toISOString(), browser })),
  }))
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function endShare(
  context: MainContext,
  { user }: Member,
  { trackerId, id }: { trackerId: string; id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await requireTracker(tx, { trackerId, userId: user.id })
    if (await revokeShare(tx, { trackerId, id, now: context.clock.now() }))
      await appendAuditEntry(context, tx, { action: 'share_revoked', subjectId: user.id })
  })
}
