import { personReasonsOn } from '#app/nutrition/circumstances.ts'
import type { Goal } from '#server/contract/goal.schema.ts'
import type { GoalBoard } from './goal.server.ts'

/** The goal that counts on a day. One that was set before a person had to look first rests. */
export function currentGoal({ goals, profile }: GoalBoard, day: string): Goal | undefined {
  const rests = personReasonsOn(day, profile).length > 0
  return rests ? undefined : goals.find(({ endedOn }) => endedOn === null)
}
