import { activityFactorEditions, dailyEnergy } from '#app/nutrition/activity.ts'
import { circumstancesOn } from '#app/nutrition/circumstances.ts'
import { type DayEnergy, energyOfEstimate, energyOfGoal } from '#app/nutrition/day-energy.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { type RecommendedIntake, recommendedIntake } from '#app/nutrition/recommended-intake.ts'
import { type Body, restingEnergy } from '#app/nutrition/resting-energy.ts'
import { type PersonReason, personReasonsOf } from '#app/nutrition/safe-goal.ts'
import { storedPlanOf } from '#app/nutrition/stored-plan.ts'
import { editionOn } from '#app/nutrition/versioned-table.ts'
import type { Goal } from '#server/contract/goal.schema.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

type DayFacts = {
  day: string
  /** The latest weight up to the day; undefined before the first. */
  kilograms: number | undefined
  goal?: Goal | null | undefined
}

export type FoodTargets = {
  personReasons: PersonReason[]
  /** The goal's intake or the estimated need. Absent without a weight or if a professional has to decide. */
  energy?: Explained<DayEnergy>
  /** AKG of an adult. Absent if a professional has to decide. */
  intake?: Explained<RecommendedIntake>
}

/** Returns the latest weight up to a day. Prefers the device's weights, oldest first, to the diary's. */
export function kilogramsOn(
  day: string,
  latest: readonly { measuredOn: string; kilograms: number }[],
  ofDiary: number | null | undefined,
): number | undefined {
  return latest.findLast(({ measuredOn }) => measuredOn <= day)?.kilograms ?? ofDiary ?? undefined
}

/** The targets of a day from the member's profile and from the weight and goal of that day. */
export function targetsOf(profile: StoredNutritionProfile, on: DayFacts): FoodTargets {
  const { day } = on
  const circumstances = circumstancesOn(day, profile)
  const personReasons = personReasonsOf(circumstances)
  if (personReasons.length > 0) return { personReasons }
  const { sex } = profile
  const { ageYears, cleared } = circumstances
  const intake = recommendedIntake({ sex, ageYears }, day)
  const isIntakeSigned = cleared?.includes('intake') ?? false
  const energy = energyOf({ ...profile, ageYears, isIntakeSigned }, on)
  return {
    personReasons,
    ...(intake && { intake }),
    ...(energy && { energy }),
  }
}

function energyOf(
  person: Omit<Body, 'kilograms'> &
    Pick<StoredNutritionProfile, 'activity'> & { isIntakeSigned: boolean },
  { day, goal, kilograms }: DayFacts,
): Explained<DayEnergy> | undefined {
  const { sex, isIntakeSigned } = person
  if (goal) return energyOfGoal(storedPlanOf(goal), { sex, day: goal.startsOn, isIntakeSigned })
  if (kilograms === undefined) return undefined
  const factors = editionOn(activityFactorEditions, day)
  const used = dailyEnergy(restingEnergy({ ...person, kilograms }), person.activity, factors)
  return energyOfEstimate(used, { sex, day })
}
