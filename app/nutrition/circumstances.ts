import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { ageOn } from './age.ts'
import { eatingCheckLifetimeDays, scoffLine } from './goal-rules.ts'
import { type Circumstances, type PersonReason, personReasonsOf } from './safe-goal.ts'
import { daysBetween } from './weight-trend.ts'

/** What a profile says on a day, `YYYY-MM-DD`. Of SCOFF only its outcome is kept, not the count. */
export function circumstancesOn(day: string, profile: StoredNutritionProfile): Circumstances {
  const { isPregnant, isLactating, hasDisease, bornOn, eatingCheck } = profile
  const scoffCount = eatingCheck?.needsPerson ? scoffLine : 0
  return { ageYears: ageOn(day, bornOn), isPregnant, isLactating, hasDisease, scoffCount }
}

/** Whether SCOFF was answered within the last four weeks. */
export function hasFreshEatingCheck(
  day: string,
  { eatingCheck }: Pick<StoredNutritionProfile, 'eatingCheck'>,
): boolean {
  return eatingCheck !== null && daysBetween(eatingCheck.checkedOn, day) <= eatingCheckLifetimeDays
}

type Member = {
  profile: StoredNutritionProfile | null
  /** They asked for it. */
  isCalm: boolean
}

/** Calm mode: chosen, or held on until a person has looked. */
export function isCalmOn(day: string, { profile, isCalm }: Member): boolean {
  return isCalm || personReasonsOn(day, profile).length > 0
}

/** Why a person should look first, by what is known; a member without a profile told no reason. */
export function personReasonsOn(
  day: string,
  profile: StoredNutritionProfile | null,
): PersonReason[] {
  return profile ? personReasonsOf(circumstancesOn(day, profile)) : []
}
