import { lockSessionInCare } from '#server/backends/main/consultation/care/lock-session-in-care.ts'
import { recordViews } from '#server/backends/main/consultation/care/record-view.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { findNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import type { PracticeIntake } from '#server/contract/intake.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { findIntake } from './intake.repository.ts'
import { answersOf } from './intake.service.ts'

/**
 * Reads what the client wrote before a session, and records the look in the same transaction. Returns
 * null, and records nothing, before the client saved one.
 * @throws MainFailure `ERR_NO_APPOINTMENT` like `lockSessionInCare`
 */
export async function openIntake(
  { db, clock }: MainContext,
  { number: practiceNumber }: PracticeRow,
  id: string,
): Promise<PracticeIntake | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { trackerId, userId } = await lockSessionInCare(tx, { practiceNumber, id, now })
    const intake = await findIntake(tx, id)
    if (!intake) return null
    await recordViews(tx, { trackerId, practiceNumber, sections: ['intake'], at: now })
    const profile = await findNutritionProfile(tx, userId)
    return {
      answers: answersOf(intake),
      savedAt: intake.savedAt.toISOString(),
      eatingCheck: profile?.eatingCheck ?? null,
    }
  })
}
