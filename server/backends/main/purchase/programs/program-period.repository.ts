import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { type ProgramPeriodRow, programPeriodTable } from '#server/db/main/program-period.table.ts'
import { type TrackerRow, trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Inserts an order's period, or replaces the one that was reversed. */
export async function upsertPeriod(db: Database, period: ProgramPeriodRow): Promise<void> {
  const { orderId, ...columns } = period
  const upserted = await db
    .insert(programPeriodTable)
    .values(period)
    .onConflictDoUpdate({
      target: programPeriodTable.orderId,
      set: columns,
      setWhere: isNotNull(programPeriodTable.reversedAt),
    })
    .returning({ orderId: programPeriodTable.orderId })
  if (upserted.length !== 1) throw new Error(`Order ${orderId} has its period already`)
}

export async function findPeriodOfOrder(
  db: Database,
  orderId: string,
): Promise<ProgramPeriodRow | undefined> {
  const [period] = await db
    .select()
    .from(programPeriodTable)
    .where(eq(programPeriodTable.orderId, orderId))
  return period
}

/** Returns the periods that were not reversed, in date order. */
export async function listPeriods(db: Database, trackerId: string): Promise<ProgramPeriodRow[]> {
  return db
    .select()
    .from(programPeriodTable)
    .where(and(eq(programPeriodTable.trackerId, trackerId), isNull(programPeriodTable.reversedAt)))
    .orderBy(asc(programPeriodTable.startsOn), asc(programPeriodTable.createdAt))
}

export async function updatePeriod(
  db: Database,
  { orderId, startsOn, endsOn, reversedAt }: ProgramPeriodRow,
): Promise<void> {
  await db
    .update(programPeriodTable)
    .set({ startsOn, endsOn, reversedAt })
    .where(eq(programPeriodTable.orderId, orderId))
}

type ProgramOfMember = {
  userId: string
  programSlug: string
  /** The earliest day on which the tracker may have ended. */
  endsFrom: string
}

/** Finds the member's newest tracker of a program that ended no earlier than the given day. */
export async function findTrackerOfProgram(
  db: Database,
  program: ProgramOfMember,
): Promise<TrackerRow | undefined> {
  const [tracker] = await selectTrackerOf(db, program)
  return tracker
}

/** Like `findTrackerOfProgram`, with a lock on the tracker. */
export async function lockTrackerOfProgram(
  db: Database,
  program: ProgramOfMember,
): Promise<TrackerRow | undefined> {
  const [tracker] = await selectTrackerOf(db, program).for('update')
  return tracker
}

function selectTrackerOf(db: Database, { userId, programSlug, endsFrom }: ProgramOfMember) {
  return db
    .select()
    .from(trackerTable)
    .where(
      and(
        eq(trackerTable.userId, userId),
        eq(trackerTable.programSlug, programSlug),
        gte(trackerTable.endsOn, endsFrom),
      ),
    )
    .orderBy(desc(trackerTable.createdAt), desc(trackerTable.id))
    .limit(1)
}

/**
 * Returns the nutritionist of a tracker's program: the one in whose care it is. If it never was in
 * anyone's, returns the one whom the member last chose. Null if the care has ended.
 */
export async function findNutritionistOf(db: Database, trackerId: string): Promise<string | null> {
  const [care] = await db
    .select({ slug: practiceTable.slug, until: careRelationTable.until })
    .from(careRelationTable)
    .innerJoin(practiceTable, eq(practiceTable.number, careRelationTable.practiceNumber))
    .where(eq(careRelationTable.trackerId, trackerId))
    .orderBy(sql`${careRelationTable.until} desc nulls first`)
    .limit(1)
  if (care) return care.until === null ? care.slug : null
  const [chosen] = await db
    .select({ slug: orderTable.nutritionistSlug })
    .from(programPeriodTable)
    .innerJoin(orderTable, eq(orderTable.id, programPeriodTable.orderId))
    .where(and(eq(programPeriodTable.trackerId, trackerId), isNotNull(orderTable.nutritionistSlug)))
    .orderBy(desc(programPeriodTable.createdAt))
    .limit(1)
  return chosen?.slug ?? null
}

/**
 * Locks the tracker until the transaction ends, for rules that read its periods and then move them.
 */
export async function lockTracker(db: Database, trackerId: string): Promise<TrackerRow> {
  const [tracker] = await db
    .select()
    .from(trackerTable)
    .where(eq(trackerTable.id, trackerId))
    .for('update')
  if (!tracker) throw new Error('A period has no tracker')
  return tracker
}

/** Sets the last day of a tracker, or both if it has not begun. */
export async function setTrackerDays(
  db: Database,
  trackerId: string,
  days: { startsOn?: string; endsOn: string },
): Promise<void> {
  await db.update(trackerTable).set(days).where(eq(trackerTable.id, trackerId))
}
