import type { PlanContent } from '#server/contract/meal-plan.schema.ts'
import { goalRulesTable } from './goal-rules.ts'
import { leastDayKcal } from './plan-sums.ts'
import type { Sex } from './waist-line.ts'

const { rows: rules } = goalRulesTable

/** `signature`: only a nutritionist's signature allows it. `refused`: nothing does. */
export type PlanVerdict = {
  kind: 'allowed' | 'signature' | 'refused'
  /** The lower of the target and the day with the least, in kcal. */
  intakeKcal: number
  floorKcal: number
}

/** The lowest intake without a signature. An unknown sex gets the stricter one. */
export function planFloorKcal(sex: Sex | null): number {
  const { female, male } = rules.intakeFloorKcal
  return sex ? rules.intakeFloorKcal[sex].least : Math.max(female.least, male.least)
}

/** Judges the intake of a plan by the rules of a safe goal. */
export function judgePlan(
  { days, edition, targets }: Pick<PlanContent, 'days' | 'edition' | 'targets'>,
  sex: Sex | null,
): PlanVerdict {
  const planned = leastDayKcal(days, edition)
  const intakeKcal = Math.min(planned, targets.energyKcal ?? planned)
  const floorKcal = planFloorKcal(sex)
  if (intakeKcal < rules.veryLowIntakeKcal) return { kind: 'refused', intakeKcal, floorKcal }
  return { kind: intakeKcal < floorKcal ? 'signature' : 'allowed', intakeKcal, floorKcal }
}
