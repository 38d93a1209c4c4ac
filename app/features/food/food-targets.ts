import { dailyEnergy, type EnergyRange } from '#app/nutrition/activity.ts'
import { circumstancesOn } from '#app/nutrition/circumstances.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { type RecommendedIntake, recommendedIntake } from '#app/nutrition/recommended-intake.ts'
import { restingEnergy } from '#app/nutrition/resting-energy.ts'
import { type PersonReason, personReasonsOf } from '#app/nutrition/safe-goal.ts'
import type { KeptNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

export type FoodTargets = {
  /** No calories, no red: chosen, or because a person has to look first. */
  isCalm: boolean
  personReasons: PersonReason[]
  /** What the body is likely to use in a day; absent without a weight, and where a person decides. */
  energy?: Explained<EnergyRange>
  /** AKG of an adult; absent where a person decides, since its additions are for them to judge. */
  intake?: Explained<RecommendedIntake>
}

/** The targets of a day, from what the member said and their latest weight. */
export function targetsOf(
  profile: KeptNutritionProfile,
  { kilograms, day }: { kilograms: number | undefined; day: string },
): FoodTargets {
  const circumstances = circumstancesOn(day, profile)
  const personReasons = personReasonsOf(circumstances)
  if (personReasons.length > 0) return { isCalm: true, personReasons }
  const { sex, centimetres, activity, isCalm } = profile
  const { ageYears } = circumstances
  const intake = recommendedIntake({ sex, ageYears }, day)
  return {
    isCalm,
    personReasons,
    ...(intake && { intake }),
    ...(kilograms !== undefined && {
      energy: dailyEnergy(restingEnergy({ sex, kilograms, centimetres, ageYears }), activity),
    }),
  }
}
