import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { findNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import type { Database } from '#server/db/open-database.ts'
import { isInCalmMode } from './calm-mode.repository.ts'

/** Returns whether a member's tracker hides calories on a day, by choice or because a rule requires it. */
export async function isMemberCalm(db: Database, userId: string, day: string): Promise<boolean> {
  const profile = await findNutritionProfile(db, userId)
  return isCalmOn(day, { profile, isCalm: await isInCalmMode(db, userId) })
}
