import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { mostWrongSharePins } from '#server/contract/share.schema.ts'
import { shareViewTable } from '#server/db/main/share-view.table.ts'
import { type TrackerShareRow, trackerShareTable } from '#server/db/main/tracker-share.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** So many views of a link are kept, and shown to its member. */
const storedViewCount = 20

/**
 * One made again under its id takes the place of the first. `foreign` is the id of a link that is over,
 * or of another tracker's.
 */
export async function upsertShare(
  db: Database,
  row: typeof trackerShareTable.$inferInsert,
): Promise<'made' | 'again' | 'foreign'> {
  const made = await db
    .insert(trackerShareTable)
    .values(row)
    .onConflictDoNothing({ target: trackerShareTable.id })
    .returning({ id: trackerShareTable.id })
  if (made.length > 0) return 'made'
  const { id, trackerId, createdAt: _, ...content } = row
  const changed = await db
    .update(trackerShareTable)
    .set(content)
    .where(
      and(
        eq(trackerShareTable.id, id),
        eq(trackerShareTable.trackerId, trackerId),
        isNull(trackerShareTable.revokedAt),
      ),
    )
    .returning({ id: trackerShareTable.id })
  return changed.length > 0 ? 'again' : 'foreign'
}

/** Newest first, each with its latest views. Ask for the tracker by its owner before. */
export async function listShares(db: Database, trackerId: string) {
  const shares = await db
    .select()
    .from(trackerShareTable)
    .where(eq(trackerShareTable.trackerId, trackerId))
    .orderBy(desc(trackerShareTable.createdAt), desc(trackerShareTable.id))
  const views = await db
    .select()
    .from(shareViewTable)
    .where(
      inArray(
        shareViewTable.shareId,
        shares.map(({ id }) => id),
      ),
    )
    .orderBy(desc(shareViewTable.at), asc(shareViewTable.id))
  return shares.map((share) => ({
    ...share,
    views: views.filter(({ shareId }) => shareId === share.id),
  }))
}

export async function revokeShare(
  db: Database,
  { trackerId, id, now }: { trackerId: string; id: string; now: Date },
): Promise<boolean> {
  const revoked = await db
    .update(trackerShareTable)
    .set({ revokedAt: now })
    .where(
      and(
        eq(trackerShareTable.trackerId, trackerId),
        eq(trackerShareTable.id, id),
        isNull(trackerShareTable.revokedAt),
      ),
    )
    .returning({ id: trackerShareTable.id })
  return revoked.length > 0
}

/** Of the key, as long as it opens: not after its end, not revoked, not locked. */
export async function findOpenShare(
  db: Database,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<TrackerShareRow | undefined> {
  const [share] = await db
    .select()
    .from(trackerShareTable)
    .where(
      and(
        eq(trackerShareTable.keyHash, keyHash),
        gt(trackerShareTable.expiresAt, now),
        isNull(trackerShareTable.revokedAt),
        lt(trackerShareTable.wrongPinCount, mostWrongSharePins),
      ),
    )
  return share
}

/** Counts a try as wrong before it is looked at, so that tries at the same moment count as well. */
export async function takePinTry(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .update(trackerShareTable)
    .set({ wrongPinCount: sql`${trackerShareTable.wrongPinCount} + 1` })
    .where(
      and(eq(trackerShareTable.id, id), lt(trackerShareTable.wrongPinCount, mostWrongSharePins)),
    )
    .returning({ id: trackerShareTable.id })
  return taken.length > 0
}

/** Takes back what `takePinTry` counted; wrong tries of before stay. */
export async function giveBackPinTry(db: Database, id: string): Promise<void> {
  await db
    .update(trackerShareTable)
    .set({ wrongPinCount: sql`greatest(${trackerShareTable.wrongPinCount} - 1, 0)` })
    .where(eq(trackerShareTable.id, id))
}

/** Counts a view, and forgets the oldest beyond those that are kept. */
export async function recordView(
  db: Database,
  { shareId, at, browser }: { shareId: string; at: Date; browser: string },
): Promise<void> {
  await db
    .update(trackerShareTable)
    .set({ viewCount: sql`${trackerShareTable.viewCount} + 1` })
    .where(eq(trackerShareTable.id, shareId))
  await db.insert(shareViewTable).values({ id: randomId(), shareId, at, browser })
  const latest = db
    .select({ id: shareViewTable.id })
    .from(shareViewTable)
    .where(eq(shareViewTable.shareId, shareId))
    .orderBy(desc(shareViewTable.at), asc(shareViewTable.id))
    .limit(storedViewCount)
  await db
    .delete(shareViewTable)
    .where(and(eq(shareViewTable.shareId, shareId), notInArray(shareViewTable.id, latest)))
}
