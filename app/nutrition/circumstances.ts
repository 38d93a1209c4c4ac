import { daysBetween } from '#server/contract/bare-dates.ts'
import type { GoalClearance } from '#server/contract/goal-clearance.schema.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { ageOn } from './age.ts'
import { eatingCheckLifetimeDays, scoffLine } from './goal-rules.ts'
import { type Circumstances, type PersonReason, personReasonsOf } from './safe-goal.ts'

/** Derives circumstances from a profile on a day. Only the outcome of SCOFF is stored, not the count. */
export function circumstancesOn(day: string, profile: StoredNutritionProfile): Circumstances {
  const { isPregnant, isLactating, hasDisease, bornOn, eatingCheck } = profile
  const scoffCount = eatingCheck?.needsPerson ? scoffLine : 0
  const cleared = clearanceOn(day, profile)?.reasons ?? []
  return { ageYears: ageOn(day, bornOn), isPregnant, isLactating, hasDisease, scoffCount, cleared }
}

/** Returns the clearance that is in force on a day. */
export function clearanceOn(
  day: string,
  profile: Pick<StoredNutritionProfile, 'clearance'> | null,
): GoalClearance | undefined {
  const clearance = profile?.clearance
  return clearance && day <= clearance.validUntil ? clearance : undefined
}

/** Whether the member answered SCOFF within the last four weeks. */
export function hasFreshEatingCheck(
  day: string,
  { eatingCheck }: Pick<StoredNutritionProfile, 'eatingCheck'>,
): boolean {
  return eatingCheck !== null && daysBetween(eatingCheck.checkedOn, day) <= eatingCheckLifetimeDays
}

type Member = {
  profile: StoredNutritionProfile | null
  /** Whether the member turned calm mode on. */
  isCalm: boolean
}

/** Calm mode is on if the member chose it, or while a nutritionist has to be consulted. */
export function isCalmOn(day: string, { profile, isCalm }: Member): boolean {
  return isCalm || personReasonsOn(day, profile).length > 0
}

/** Why a nutritionist has to be consulted first; empty without a profile. */
export function personReasonsOn(
  day: string,
  profile: StoredNutritionProfile | null,
): PersonReason[] {
  return profile ? personReasonsOf(circumstancesOn(day, profile)) : []
}
