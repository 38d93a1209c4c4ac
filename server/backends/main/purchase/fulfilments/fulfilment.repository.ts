import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type FulfilmentRow, fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import type { Database } from '#server/db/open-database.ts'

const isGivenUp = and(
  isNull(fulfilmentTable.dueAt),
  isNull(fulfilmentTable.fulfilledAt),
  isNull(fulfilmentTable.reversedAt),
)

/**
 * Marks an order as due for fulfilment. Does nothing if it is already due or fulfilled; a reversed
 * fulfilment becomes due again.
 */
export async function oweFulfilment(
  db: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  await db
    .insert(fulfilmentTable)
    .values({ orderId, createdAt: now, dueAt: now })
    .onConflictDoUpdate({
      target: fulfilmentTable.orderId,
      set: { dueAt: now, attempts: 0, fulfilledAt: null, reversedAt: null, reversal: null },
      setWhere: isNotNull(fulfilmentTable.reversedAt),
    })
}

/**
 * Locks the fulfilment that has been due longest, or the given order's. Skips rows that other
 * workers have locked.
 */
export async function lockDueFulfilment(
  db: Database,
  { now, orderId }: { now: Date; orderId?: string | undefined },
): Promise<FulfilmentRow | undefined> {
  const [due] = await db
    .select()
    .from(fulfilmentTable)
    .where(
      and(
        lte(fulfilmentTable.dueAt, now),
        orderId === undefined ? undefined : eq(fulfilmentTable.orderId, orderId),
      ),
    )
    .orderBy(asc(fulfilmentTable.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return due
}

export async function markFulfilled(
  db: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  await db
    .update(fulfilmentTable)
    .set({ dueAt: null, fulfilledAt: now })
    .where(eq(fulfilmentTable.orderId, orderId))
}

/**
 * Postpones a failed fulfilment, or gives it up if there is no date. Returns false if it was
 * fulfilled or reversed meanwhile.
 */
export async function postponeFulfilment(
  db: Database,
  { orderId, dueAt }: { orderId: string; dueAt: Date | null },
): Promise<boolean> {
  const postponed = await db
    .update(fulfilmentTable)
    .set({ dueAt, attempts: sql`${fulfilmentTable.attempts} + 1` })
    .where(
      and(
        eq(fulfilmentTable.orderId, orderId),
        isNull(fulfilmentTable.fulfilledAt),
        isNull(fulfilmentTable.reversedAt),
      ),
    )
    .returning({ orderId: fulfilmentTable.orderId })
  return postponed.length === 1
}

/** Makes a given-up fulfilment due once more. Returns false if it was not given up. */
export async function oweAgain(
  db: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  const owed = await db
    .update(fulfilmentTable)
    .set({ dueAt: now, attempts: 0 })
    .where(and(eq(fulfilmentTable.orderId, orderId), isGivenUp))
    .returning({ orderId: fulfilmentTable.orderId })
  return owed.length === 1
}

/** Returns whether the order was fulfilled, or given up. Both are false while it is tried. */
export async function findFulfilmentState(
  db: Database,
  orderId: string,
): Promise<{ isFulfilled: boolean; isGivenUp: boolean }> {
  const [found] = await db
    .select({
      isFulfilled: isNotNull(fulfilmentTable.fulfilledAt).mapWith(Boolean),
      isGivenUp: sql`${isGivenUp}`.mapWith(Boolean),
    })
    .from(fulfilmentTable)
    .where(eq(fulfilmentTable.orderId, orderId))
  return found ?? { isFulfilled: false, isGivenUp: false }
}

type Reversal = {
  orderId: string
  now: Date
  reversal: NonNullable<FulfilmentRow['reversal']>
}

/**
 * Marks a fulfilment as reversed. Returns whether it had been granted, or undefined if it was
 * already reversed.
 */
export async function markReversed(
  db: Database,
  { orderId, now, reversal }: Reversal,
): Promise<{ wasGranted: boolean } | undefined> {
  const [reversed] = await db
    .update(fulfilmentTable)
    .set({ dueAt: null, reversedAt: now, reversal })
    .where(and(eq(fulfilmentTable.orderId, orderId), isNull(fulfilmentTable.reversedAt)))
    .returning({ fulfilledAt: fulfilmentTable.fulfilledAt })
  return reversed && { wasGranted: reversed.fulfilledAt !== null }
}
