import { eq } from 'drizzle-orm'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { nutritionProfileTable } from '#server/db/main/nutrition-profile.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function findNutritionProfile(
  db: Database,
  userId: string,
): Promise<NutritionProfile | null> {
  const [row] = await db
    .select()
    .from(nutritionProfileTable)
    .where(eq(nutritionProfileTable.userId, userId))
  if (!row) return null
  const { userId: _, ...profile } = row
  return profile
}

export async function upsertNutritionProfile(
  db: Database,
  userId: string,
  profile: NutritionProfile,
): Promise<void> {
  await db
    .insert(nutritionProfileTable)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: nutritionProfileTable.userId, set: profile })
}
