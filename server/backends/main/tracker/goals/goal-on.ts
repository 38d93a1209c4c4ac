import { goalEndsOn } from '#app/nutrition/goal-corridor.ts'
import type { Goal } from '#server/contract/goal.schema.ts'

/**
 * The goal that a day belongs to: set by then, not let go of yet, and its weeks not over. What it
 * leaves to eat was judged for these weeks only.
 */
export function goalOn(goals: readonly Goal[], day: string): Goal | undefined {
  return goals.find(
    (goal) =>
      goal.startsOn <= day &&
      day <= goalEndsOn(goal) &&
      (goal.endedOn === null || day < goal.endedOn),
  )
}
