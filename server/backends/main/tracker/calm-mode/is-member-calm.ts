import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { findNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import type { Database } from '#server/db/open-database.ts'
import { isInCalmMode } from './calm-mode.repository.ts'

/** Whether what is made of a member's tracker on a day goes without calories: chosen, or held on. */
export async function isMemberCalm(db: Database, userId: string, day: string): Promise<boolean> {
  const profile = await findNutritionProfile(db, userId)
  return isCalmOn(day, { profile, isCalm: await isInCalmMode(db, userId) })
}
