import type { EnergyRange } from './activity.ts'
import { kcalADayOfWeekly } from './energy-of-kilogram.ts'
import type { Explained, Range } from './explained.ts'
import type { GoalPlan } from './goal-plan.ts'
import { goalRulesEditions } from './goal-rules.ts'
import { uncertaintyShare } from './resting-energy.ts'
import { sources } from './sources.ts'
import { editionOn, readFrom } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'

/** In kcal: what a day's eating is measured against, and whether a goal or the body alone says so. */
export type DayEnergy = Range & { from: 'goal' | 'estimate' }

type Of = { sex: Sex; day: string }

/** Without a goal: what the body is likely to use, but nothing under the day's floor of planned intakes. */
export function energyOfEstimate(
  { value, formula, inputs, table, sources: of }: Explained<EnergyRange>,
  { sex, day }: Of,
  editions = goalRulesEditions,
): Explained<DayEnergy> {
  const edition = editionOn(editions, day)
  const floor = edition.rows.intakeFloorKcal[sex].least
  return {
    ...readFrom(edition, {
      value: { ...floored(value, floor), from: 'estimate' },
      formula: `max(${floor}, ${formula} ± ${uncertaintyShare * 100} %)`,
      inputs,
    }),
    ...(table && { inputTable: table }),
    sources: [...of, sources.safeLoss],
  }
}

/**
 * The intake of a goal as it was planned, as far to each side as what the body uses may be wrong. The
 * member may have changed since, so the floor of the day on which it was set is looked at again.
 */
export function energyOfGoal(
  plan: Explained<GoalPlan>,
  { sex, day }: Of,
  editions = goalRulesEditions,
): Explained<DayEnergy> {
  const { dailyKcal, weeklyKilograms } = plan.value
  const floor = editionOn(editions, day).rows.intakeFloorKcal[sex].least
  const halfWidth = (dailyKcal + kcalADayOfWeekly(weeklyKilograms)) * uncertaintyShare
  const range = { least: dailyKcal - halfWidth, most: dailyKcal + halfWidth }
  return {
    ...plan,
    value: { ...floored(range, floor), from: 'goal' },
    formula: `max(${floor}, E − (b − s) ÷ m × 7700 ÷ 7 ± ${uncertaintyShare} × E)`,
    inputs: plan.inputs.filter(({ quantity }) => quantity !== 'height'),
  }
}

function floored({ least, most }: Range, floor: number): Range {
  return { least: Math.max(floor, least), most: Math.max(floor, most) }
}
