import type { Goal } from '#server/contract/goal.schema.ts'
import type { Explained, Quantity } from './explained.ts'
import type { GoalPlan } from './goal-plan.ts'

/** Returns the plan that was calculated when the goal was set. */
export function storedPlanOf({ plan }: Pick<Goal, 'plan'>): Explained<GoalPlan> {
  const inputs = plan.inputs.map((input) => ({ ...input, quantity: input.quantity as Quantity }))
  const sources = plan.sources.map(({ title, url }) => (url ? { title, url } : { title }))
  const { value, formula, table } = plan
  return { value, formula, inputs, sources, ...(table && { table }) }
}
