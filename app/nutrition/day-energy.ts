import type { EnergyRange } from './activity.ts'
import { kcalADayOfWeekly } from './energy-of-kilogram.ts'
import type { Explained, Range } from './explained.ts'
import type { GoalPlan } from './goal-plan.ts'
import { goalRulesEditions } from './goal-rules.ts'
import { uncertaintyShare } from './resting-energy.ts'
import { sources } from './sources.ts'
import { editionOn, readFrom } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'

/** The kcal a day is measured against, and whether they come from a goal or an estimate. */
export type DayEnergy = Range & { from: 'goal' | 'estimate' }

type Of = { sex: Sex; day: string }

/** Without a goal: the estimated use, but not below the intake floor of the day. */
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
 * The planned intake of a goal, ± the uncertainty of the estimated use. The profile may have changed
 * since, so the intake floor is applied again. An intake that is signed now may go down to 800 kcal.
 */
export function energyOfGoal(
  plan: Explained<GoalPlan>,
  { sex, day, isIntakeSigned = false }: Of & { isIntakeSigned?: boolean },
  editions = goalRulesEditions,
): Explained<DayEnergy> {
  const { dailyKcal, weeklyKilograms } = plan.value
  const { rows } = editionOn(editions, day)
  const floor = isIntakeSigned ? rows.veryLowIntakeKcal : rows.intakeFloorKcal[sex].least
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
