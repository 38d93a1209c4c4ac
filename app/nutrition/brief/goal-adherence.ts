import { goalCorridorBetween } from '#app/nutrition/goal-corridor.ts'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { briefRules, firstOfWindow } from './brief-rules.ts'

type Adherence = NonNullable<NonNullable<BriefPart<'goals'>['current']>['adherence']>
type CorridorGoal = Parameters<typeof goalCorridorBetween>[0]

/**
 * Counts the weighed days of four weeks, from the start of the goal on. Also counts those whose
 * trend lay in the corridor of their day, both ends included. Source: `goalCorridorBetween`.
 */
export function adherenceOf(
  goal: CorridorGoal,
  { points, day }: { points: readonly TrendPoint[]; day: string },
): Adherence {
  const { windowDays, leastDays } = briefRules.goals
  const from = firstOfWindow(day, windowDays)
  const weighed = points.filter(
    ({ measuredOn }) => measuredOn >= from && measuredOn >= goal.startsOn && measuredOn <= day,
  )
  const within = weighed.filter(({ measuredOn, trendKilograms }) => {
    const [band] = goalCorridorBetween(goal, measuredOn, measuredOn)
    return band && trendKilograms >= band.least && trendKilograms <= band.most
  })
  const dayCount = weighed.length
  return { windowDays, dayCount, withinCount: dayCount < leastDays ? null : within.length }
}
