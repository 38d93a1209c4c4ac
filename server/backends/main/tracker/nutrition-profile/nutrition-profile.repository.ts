import { and, eq, sql } from 'drizzle-orm'
import { findClearance } from '#server/backends/main/tracker/clearances/clearance.repository.ts'
import type {
  NutritionProfile,
  StoredNutritionProfile,
} from '#server/contract/nutrition-profile.schema.ts'
import { nutritionProfileTable } from '#server/db/main/nutrition-profile.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function findNutritionProfile(
  db: Database,
  userId: string,
): Promise<StoredNutritionProfile | null> {
  const [row] = await db
    .select()
    .from(nutritionProfileTable)
    .where(eq(nutritionProfileTable.userId, userId))
  return row ? profileOf(db, row) : null
}

/** Locks the profile, so that its answers stay until the transaction ends. */
export async function lockNutritionProfile(db: Database, userId: string): Promise<void> {
  await db
    .select({ userId: nutritionProfileTable.userId })
    .from(nutritionProfileTable)
    .where(eq(nutritionProfileTable.userId, userId))
    .for('share')
}

/** Leaves the SCOFF result unchanged. */
export async function upsertNutritionProfile(
  db: Database,
  userId: string,
  profile: NutritionProfile,
): Promise<StoredNutritionProfile> {
  const [row] = await db
    .insert(nutritionProfileTable)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: nutritionProfileTable.userId, set: profile })
    .returning()
  if (!row) throw new Error('The profile was not saved')
  return profileOf(db, row)
}

type EatingCheck = {
  needsPerson: boolean
  checkedOn: string
  /** An earlier result that needs a person still holds if it is from this day or later. */
  holdsFrom: string
}

/**
 * A result that still holds stays as it is. A trigger takes each other one that needs a person for
 * a newer answer than a clearance. Returns null if the member has no profile.
 */
export async function updateEatingCheck(
  db: Database,
  userId: string,
  { needsPerson, checkedOn, holdsFrom }: EatingCheck,
): Promise<StoredNutritionProfile | null> {
  const { eatingNeedsPerson, eatingCheckedOn } = nutritionProfileTable
  const stillHolds = sql`${eatingNeedsPerson} and ${eatingCheckedOn} >= ${holdsFrom} and not ${needsPerson}`
  await db
    .update(nutritionProfileTable)
    .set({ eatingNeedsPerson: needsPerson, eatingCheckedOn: checkedOn })
    .where(and(eq(nutritionProfileTable.userId, userId), sql`(${stillHolds}) is not true`))
  return findNutritionProfile(db, userId)
}

type ProfileRow = typeof nutritionProfileTable.$inferSelect

async function profileOf(
  db: Database,
  { userId, eatingNeedsPerson: needsPerson, eatingCheckedOn: checkedOn, ...profile }: ProfileRow,
): Promise<StoredNutritionProfile> {
  const isChecked = needsPerson !== null && checkedOn !== null
  const clearance = await findClearance(db, { userId })
  return {
    ...profile,
    eatingCheck: isChecked ? { needsPerson, checkedOn } : null,
    ...(clearance && { clearance }),
  }
}
