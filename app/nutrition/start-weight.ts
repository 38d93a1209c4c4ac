import { startWeightLifetimeDays } from './goal-rules.ts'
import { daysBetween } from './weight-trend.ts'

/**
 * The weight that a goal starts from on a day: the latest of `weights`, which are oldest first. One of
 * long ago is none: from 55 kg two years ago to 54 looks gentle to somebody who has 80 now.
 */
export function startWeightOn<Weight extends { measuredOn: string }>(
  day: string,
  weights: readonly Weight[],
): Weight | undefined {
  const latest = weights.at(-1)
  if (!latest) return undefined
  return daysBetween(latest.measuredOn, day) <= startWeightLifetimeDays ? latest : undefined
}
