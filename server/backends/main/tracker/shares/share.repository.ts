import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  notInArray,
  sql,
} from 'drizzle-orm'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { mostWrongSharePins } from '#server/contract/share.schema.ts'
import { shareViewTable } from '#server/db/main/share-view.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { type TrackerShareRow, trackerShareTable } from '#server/db/main/tracker-share.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** How many views of a link are stored and shown to its member. */
const storedViewCount = 20

/**
 * Replaces a link with the same id. Returns `foreign` if that link has ended or belongs to another
 * tracker.
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

/** Lists links newest first, each with its latest views. The caller checks the tracker's owner. */
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

/** Returns the link of a key unless it is expired, revoked or locked, or its member is suspended. */
export async function findOpenShare(
  db: Database,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<TrackerShareRow | undefined> {
  const [share] = await db
    .select(getTableColumns(trackerShareTable))
    .from(trackerShareTable)
    .innerJoin(trackerTable, eq(trackerTable.id, trackerShareTable.trackerId))
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .where(
      and(
        isNull(userTable.suspendedAt),
        eq(trackerShareTable.keyHash, keyHash),
        gt(trackerShareTable.expiresAt, now),
        isNull(trackerShareTable.revokedAt),
        lt(trackerShareTable.wrongPinCount, mostWrongSharePins),
      ),
    )
  return share
}

/** Counts a try as wrong before it is checked, so concurrent tries count too. */
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

/** Undoes one `takePinTry`; earlier wrong tries still count. */
export async function giveBackPinTry(db: Database, id: string): Promise<void> {
  await db
    .update(trackerShareTable)
    .set({ wrongPinCount: sql`greatest(${trackerShareTable.wrongPinCount} - 1, 0)` })
    .where(eq(trackerShareTable.id, id))
}

/** Records a view and deletes those beyond the stored count. */
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
