import type { EnergyRange } from './activity.ts'
import type { Explained, Range } from './explained.ts'
import { type GoalPlan, kcalADayOfWeekly } from './goal-plan.ts'
import { goalRulesTable } from './goal-rules.ts'
import { uncertaintyShare } from './resting-energy.ts'
import { sources } from './sources.ts'
import type { Sex } from './waist-line.ts'

/** In kcal: what a day's eating is measured against, and whether a goal or the body alone says so. */
export type DayEnergy = Range & { from: 'goal' | 'estimate' }

/** Without a goal: what the body is likely to use, but nothing under the floor of planned intakes. */
export function energyOfEstimate(
  { value, formula, inputs, sources: of }: Explained<EnergyRange>,
  sex: Sex,
): Explained<DayEnergy> {
  const { table, version } = goalRulesTable
  return {
    value: { ...floored(value, sex), from: 'estimate' },
    formula: `max(${floorOf(sex)}, ${formula} ± ${uncertaintyShare * 100} %)`,
    inputs,
    table: { table, version },
    sources: [...of, sources.safeLoss],
  }
}

/**
 * The intake of a goal as it was planned, as far to each side as what the body uses may be wrong.
 * Rules or the member may have changed since, so the floor is looked at again.
 */
export function energyOfGoal(plan: Explained<GoalPlan>, sex: Sex): Explained<DayEnergy> {
  const { dailyKcal, weeklyKilograms } = plan.value
  const halfWidth = (dailyKcal + kcalADayOfWeekly(weeklyKilograms)) * uncertaintyShare
  const range = { least: dailyKcal - halfWidth, most: dailyKcal + halfWidth }
  return {
    ...plan,
    value: { ...floored(range, sex), from: 'goal' },
    formula: `max(${floorOf(sex)}, E − (b − s) ÷ m × 7700 ÷ 7 ± ${uncertaintyShare} × E)`,
    inputs: plan.inputs.filter(({ quantity }) => quantity !== 'height'),
  }
}

function floorOf(sex: Sex): number {
  return goalRulesTable.rows.intakeFloorKcal[sex].least
}

function floored({ least, most }: Range, sex: Sex): Range {
  const floor = floorOf(sex)
  return { least: Math.max(floor, least), most: Math.max(floor, most) }
}
