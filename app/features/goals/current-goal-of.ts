import { personReasonsOn } from '#app/nutrition/circumstances.ts'
import type { Goal } from '#server/contract/goal.schema.ts'
import type { GoalBoard } from './goal.server.ts'

/** Returns the open goal, or undefined while a nutritionist has to be consulted first. */
export function currentGoal({ goals, profile }: GoalBoard, day: string): Goal | undefined {
  const rests = personReasonsOn(day, profile).length > 0
  return rests ? undefined : goals.find(({ endedOn }) => endedOn === null)
}
