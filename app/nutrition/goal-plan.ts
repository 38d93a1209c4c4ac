import type { ActivityLevel } from './activity.ts'
import { dailyEnergy } from './activity.ts'
import { bodyMassIndex, weightsBetween } from './body-mass-index.ts'
import { kcalADayOfWeekly } from './energy-of-kilogram.ts'
import type { Explained } from './explained.ts'
import { goalRulesTable } from './goal-rules.ts'
import { type Body, restingEnergy } from './resting-energy.ts'
import { type Circumstances, type GoalVerdict, judgeGoal } from './safe-goal.ts'
import { sources } from './sources.ts'
import { readFrom } from './versioned-table.ts'
import { normalRange } from './weight-classes.ts'

/** A goal before it is judged, with the body it is for. */
export type WishedGoal = Body & {
  activity: ActivityLevel
  targetKilograms: number
  weeks: number
}

export type GoalPlan = {
  /** Body mass index at the target, unrounded. */
  index: number
  /** Kilograms to lose a week; negative for a gain. */
  weeklyKilograms: number
  /** The required intake in kcal a day, rounded to ten. */
  dailyKcal: number
}

/** Calculates the pace and the intake of a goal, with its explanation. */
export function planGoal(wish: WishedGoal): Explained<GoalPlan> {
  const { kilograms, targetKilograms, weeks, activity, centimetres } = wish
  const used = dailyEnergy(restingEnergy(wish), activity).value.middle
  const weeklyKilograms = (kilograms - targetKilograms) / weeks
  const explained = readFrom(goalRulesTable, {
    value: {
      index: bodyMassIndex({ kilograms: targetKilograms, centimetres }),
      weeklyKilograms,
      dailyKcal: Math.round((used - kcalADayOfWeekly(weeklyKilograms)) / 10) * 10,
    },
    formula: 'E − (b − s) ÷ m × 7700 ÷ 7; s ÷ t²',
    inputs: [
      { symbol: 'E', quantity: 'usedEnergy', value: Math.round(used), unit: 'kkal' },
      { symbol: 'b', quantity: 'weight', value: kilograms, unit: 'kg' },
      { symbol: 's', quantity: 'targetWeight', value: targetKilograms, unit: 'kg' },
      { symbol: 'm', quantity: 'weeks', value: weeks, unit: '' },
      { symbol: 't', quantity: 'height', value: centimetres, unit: 'cm' },
    ],
  })
  return {
    ...explained,
    sources: [...explained.sources, sources.mifflinStJeor, sources.energyOfKilogram],
  }
}

/** Judges whether a wished goal is safe by the intake it requires. */
export function judgeWish(wish: WishedGoal, circumstances: Circumstances): GoalVerdict {
  const { dailyKcal } = planGoal(wish).value
  const isIntakeSigned = circumstances.cleared?.includes('intake') ?? false
  return judgeGoal({ ...wish, dailyKcal, isIntakeSigned }, circumstances)
}

/** Returns the fewest weeks in which a target is safe, or undefined if even 104 are not enough. */
export function fewestSafeWeeks(
  wish: Omit<WishedGoal, 'weeks'>,
  circumstances: Circumstances,
): number | undefined {
  const weeks = Array.from({ length: goalWeeks.most }, (_, index) => index + 1)
  return weeks.find(
    (count) => judgeWish({ ...wish, weeks: count }, circumstances).kind === 'allowed',
  )
}

/** Returns the lowest weight in kilograms that may be a target at a height. */
export function lowestTargetKilograms(centimetres: number): number {
  return weightsBetween(centimetres, normalRange).leastKilograms
}

/** How long a goal may take: two years at most. */
const goalWeeks = { least: 1, most: 104 } as const
