import { goalEndsOn } from '#app/nutrition/goal-corridor.ts'
import type { Goal } from '#server/contract/goal.schema.ts'

/**
 * Returns the goal of a day: started, not ended, and within its weeks. Its intake was judged safe for
 * those weeks only.
 */
export function goalOn(goals: readonly Goal[], day: string): Goal | undefined {
  return goals.find(
    (goal) =>
      goal.startsOn <= day &&
      day <= goalEndsOn(goal) &&
      (goal.endedOn === null || day < goal.endedOn),
  )
}
