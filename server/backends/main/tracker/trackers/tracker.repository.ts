import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { trendMemoryDays } from '#app/nutrition/weight-trend.ts'
import type { TrackerSummary, WeightEntry } from '#server/contract/tracker.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OwnedTracker = { trackerId: string; userId: string }

const endingPeriods = (isReversed: boolean) => sql`exists (
  select 1 from ${programPeriodTable} p
  where p.tracker_id = ${trackerTable.id} and p.ends_on = ${trackerTable.endsOn}
    and (p.reversed_at is not null) = ${isReversed})`

const summaryColumns = {
  id: trackerTable.id,
  programSlug: trackerTable.programSlug,
  startsOn: trackerTable.startsOn,
  endsOn: trackerTable.endsOn,
  /** The last period was taken back, and no other one ends with it. */
  endedBy: sql<
    'refund' | null
  >`case when ${endingPeriods(true)} and not ${endingPeriods(false)} then 'refund' end`,
  sessionBalance: trackerTable.sessionBalance,
  nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
}

function selectSummaries(db: Database) {
  const { trackerId, practiceNumber, until } = careRelationTable
  return db
    .select(summaryColumns)
    .from(trackerTable)
    .leftJoin(careRelationTable, and(eq(trackerId, trackerTable.id), isNull(until)))
    .leftJoin(practiceTable, eq(practiceTable.number, practiceNumber))
}

export async function insertTracker(
  db: Database,
  tracker: typeof trackerTable.$inferInsert,
): Promise<void> {
  await db.insert(trackerTable).values(tracker)
}

/** Lists a member's trackers, newest first. */
export async function listTrackers(db: Database, userId: string): Promise<TrackerSummary[]> {
  return selectSummaries(db)
    .where(eq(trackerTable.userId, userId))
    .orderBy(desc(trackerTable.createdAt), desc(trackerTable.id))
}

export async function findTracker(
  db: Database,
  { trackerId, userId }: OwnedTracker,
): Promise<TrackerSummary | undefined> {
  const [tracker] = await selectSummaries(db).where(
    and(eq(trackerTable.id, trackerId), eq(trackerTable.userId, userId)),
  )
  return tracker
}

/**
 * Locks a tracker until the transaction ends. Other lockers wait, and so do inserts of entries, whose
 * foreign key locks the same row. Returns false if the tracker is not the member's.
 */
export async function lockTracker(
  db: Database,
  { trackerId, userId }: OwnedTracker,
): Promise<boolean> {
  const rows = await db
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(and(eq(trackerTable.id, trackerId), eq(trackerTable.userId, userId)))
    .for('update')
  return rows.length > 0
}

/** The days shown, preceded by the days that their trend depends on. */
const recentDays = trendMemoryDays + 31

/**
 * Lists the weights of the months up to the latest one, oldest first. The caller checks the tracker's owner.
 */
export async function listRecentWeights(db: Database, trackerId: string): Promise<WeightEntry[]> {
  const latest = sql`(select max(measured_on) from ${weightTable} where tracker_id = ${trackerId})`
  return db
    .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
    .from(weightTable)
    .where(
      and(
        eq(weightTable.trackerId, trackerId),
        gt(weightTable.measuredOn, sql`${latest} - ${recentDays}::int`),
      ),
    )
    .orderBy(asc(weightTable.measuredOn))
}

/** Returns the last weight measured on or before a day. */
export async function findWeightOn(
  db: Database,
  { trackerId, day }: { trackerId: string; day: string },
): Promise<WeightEntry | undefined> {
  const [weight] = await db
    .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
    .from(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), lte(weightTable.measuredOn, day)))
    .orderBy(desc(weightTable.measuredOn))
    .limit(1)
  return weight
}

export async function deleteWeight(
  db: Database,
  { trackerId, measuredOn }: { trackerId: string; measuredOn: string },
): Promise<void> {
  await db
    .delete(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), eq(weightTable.measuredOn, measuredOn)))
}

export async function upsertWeight(
  db: Database,
  trackerId: string,
  entry: WeightEntry,
): Promise<WeightEntry> {
  const [saved] = await db
    .insert(weightTable)
    .values({ trackerId, ...entry })
    .onConflictDoUpdate({
      target: [weightTable.trackerId, weightTable.measuredOn],
      set: { kilograms: entry.kilograms },
    })
    .returning({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
  if (!saved) throw new Error('The weight was not saved')
  return saved
}
