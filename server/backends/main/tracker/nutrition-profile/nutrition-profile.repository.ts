import { eq, sql } from 'drizzle-orm'
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
  return row ? profileOf(row) : null
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
  return profileOf(row)
}

type EatingCheck = {
  needsPerson: boolean
  checkedOn: string
  /** An earlier result that needs a person still holds if it is from this day or later. */
  holdsFrom: string
}

/** Returns null if the member has no profile. */
export async function updateEatingCheck(
  db: Database,
  userId: string,
  { needsPerson, checkedOn, holdsFrom }: EatingCheck,
): Promise<StoredNutritionProfile | null> {
  const { eatingNeedsPerson, eatingCheckedOn } = nutritionProfileTable
  const stillHolds = sql`${eatingNeedsPerson} and ${eatingCheckedOn} >= ${holdsFrom} and not ${needsPerson}`
  const [row] = await db
    .update(nutritionProfileTable)
    .set({
      eatingNeedsPerson: sql`case when ${stillHolds} then ${eatingNeedsPerson} else ${needsPerson} end`,
      eatingCheckedOn: sql`case when ${stillHolds} then ${eatingCheckedOn} else ${checkedOn}::date end`,
    })
    .where(eq(nutritionProfileTable.userId, userId))
    .returning()
  return row ? profileOf(row) : null
}

type ProfileRow = typeof nutritionProfileTable.$inferSelect

function profileOf({
  userId: _,
  eatingNeedsPerson: needsPerson,
  eatingCheckedOn: checkedOn,
  ...profile
}: ProfileRow): StoredNutritionProfile {
  const isChecked = needsPerson !== null && checkedOn !== null
  return { ...profile, eatingCheck: isChecked ? { needsPerson, checkedOn } : null }
}
