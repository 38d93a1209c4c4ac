import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { TrackerSummary, WeightEntry } from '#server/contract/tracker.schema.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OwnedTracker = { trackerId: string; userId: string }

const summaryColumns = {
  id: trackerTable.id,
  programSlug: trackerTable.programSlug,
  startsOn: trackerTable.startsOn,
  endsOn: trackerTable.endsOn,
}

/** Opens an order's tracker, or opens it anew when it was ended; gives its id. */
export async function upsertTracker(
  db: Database,
  tracker: typeof trackerTable.$inferInsert,
): Promise<string> {
  const [opened] = await db
    .insert(trackerTable)
    .values(tracker)
    .onConflictDoUpdate({
      target: trackerTable.orderId,
      set: { startsOn: tracker.startsOn, endsOn: tracker.endsOn },
    })
    .returning({ id: trackerTable.id })
  if (!opened) throw new Error('The tracker was not opened')
  return opened.id
}

/** Lets what an order gave end on a day, if it does not end before; it lasts a day at least. */
export async function endTracker(
  db: Database,
  { orderId, day }: { orderId: string; day: string },
): Promise<void> {
  const end = sql`least(${trackerTable.endsOn}, greatest(${day}::date, ${trackerTable.startsOn} + 1))`
  await db.update(trackerTable).set({ endsOn: end }).where(eq(trackerTable.orderId, orderId))
}

/** A member's own, newest first. */
export async function listTrackers(db: Database, userId: string): Promise<TrackerSummary[]> {
  return db
    .select(summaryColumns)
    .from(trackerTable)
    .where(eq(trackerTable.userId, userId))
    .orderBy(desc(trackerTable.createdAt), desc(trackerTable.id))
}

export async function findTracker(
  db: Database,
  { trackerId, userId }: OwnedTracker,
): Promise<TrackerSummary | undefined> {
  const [tracker] = await db
    .select(summaryColumns)
    .from(trackerTable)
    .where(and(eq(trackerTable.id, trackerId), eq(trackerTable.userId, userId)))
  return tracker
}

/** Oldest first. Ask for the tracker by its owner before. */
export async function listWeights(db: Database, trackerId: string): Promise<WeightEntry[]> {
  return db
    .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
    .from(weightTable)
    .where(eq(weightTable.trackerId, trackerId))
    .orderBy(asc(weightTable.measuredOn))
}

/** The day's weight, whether or not it had one. */
export async function upsertWeight(
  db: Database,
  trackerId: string,
  entry: WeightEntry,
): Promise<WeightEntry> {
  const [kept] = await db
    .insert(weightTable)
    .values({ trackerId, ...entry })
    .onConflictDoUpdate({
      target: [weightTable.trackerId, weightTable.measuredOn],
      set: { kilograms: entry.kilograms },
    })
    .returning({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
  if (!kept) throw new Error('The weight was not kept')
  return kept
}
