import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { circumstancesOn, hasFreshEatingCheck } from '#app/nutrition/circumstances.ts'
import { judgeWish, planGoal, type WishedGoal } from '#app/nutrition/goal-plan.ts'
import { type Circumstances, personReasonsOf } from '#app/nutrition/safe-goal.ts'
import { startWeightOn } from '#app/nutrition/start-weight.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { findNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import {
  requireLockedTracker,
  requireTracker,
} from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { listRecentWeights } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { Goal, GoalAnswer, GoalWish } from '#server/contract/goal.schema.ts'
import { endCurrentGoal, findGoal, insertGoal, listGoals } from './goal.repository.ts'

type OfTracker<Rest = unknown> = Rest & { trackerId: string }

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readGoals(
  { db }: MainContext,
  { user }: Member,
  { trackerId }: OfTracker,
): Promise<Goal[]> {
  await requireTracker(db, { trackerId, userId: user.id })
  return listGoals(db, trackerId)
}

/**
 * Replaces the current goal if the new one is safe by the same rules that the page shows.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function setGoal(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, wish }: OfTracker<{ wish: GoalWish }>,
): Promise<GoalAnswer> {
  const now = clock.now()
  const today = dayInJakarta(now)
  return db.transaction(async (tx): Promise<GoalAnswer> => {
    // The lock serializes concurrent calls, because a tracker has one current goal.
    await requireLockedTracker(tx, { trackerId, userId: user.id })
    const saved = await findGoal(tx, { trackerId, id: wish.id })
    if (saved) return { kind: 'saved', goal: saved }
    const profile = await findNutritionProfile(tx, user.id)
    if (!profile) return { kind: 'incomplete', missing: 'profile' }
    const circumstances = circumstancesOn(today, profile)
    const reasons = personReasonsOf(circumstances)
    if (reasons.length > 0) return { kind: 'person', reasons }
    if (!hasFreshEatingCheck(today, profile)) return { kind: 'incomplete', missing: 'eatingCheck' }
    const start = startWeightOn(today, await listRecentWeights(tx, trackerId))
    if (!start) return { kind: 'incomplete', missing: 'weight' }
    const wished = { ...profile, ...circumstances, ...wish, kilograms: start.kilograms }
    const verdict = judgeWish(wished, circumstances)
    if (verdict.kind !== 'allowed') return verdict
    await endCurrentGoal(tx, { trackerId, endedOn: today })
    const goal = await insertGoal(tx, {
      trackerId,
      ...wish,
      startsOn: today,
      startKilograms: start.kilograms,
      plan: {
        ...planOf(wished),
        ...(profile.clearance &&
          isClearanceNeeded(wished, circumstances) && {
            clearanceId: profile.clearance.id,
          }),
      },
      createdAt: now,
    })
    return { kind: 'saved', goal }
  })
}

/** Whether the rules allow a goal only by a nutritionist's clearance. */
function isClearanceNeeded(wished: WishedGoal, circumstances: Circumstances): boolean {
  return judgeWish(wished, { ...circumstances, cleared: [] }).kind !== 'allowed'
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function endGoal(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId }: OfTracker,
): Promise<void> {
  await requireTracker(db, { trackerId, userId: user.id })
  await endCurrentGoal(db, { trackerId, endedOn: dayInJakarta(clock.now()) })
}

/** Copies the plan with mutable lists, as the table stores it. */
function planOf(wished: Parameters<typeof planGoal>[0]): Goal['plan'] {
  const { inputs, sources, ...plan } = planGoal(wished)
  return { ...plan, inputs: [...inputs], sources: [...sources] }
}
