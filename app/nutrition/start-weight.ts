import { daysBetween } from '#server/contract/bare-dates.ts'
import { startWeightLifetimeDays } from './goal-rules.ts'

/**
 * Returns the weight that a goal starts from: the latest of `weights`, which are oldest first.
 * Undefined if it is too old. From 55 kg two years ago, 54 kg looks gentle to a member who weighs
 * 80 kg now.
 */
export function startWeightOn<Weight extends { measuredOn: string }>(
  day: string,
  weights: readonly Weight[],
): Weight | undefined {
  const latest = weights.at(-1)
  if (!latest) return undefined
  return daysBetween(latest.measuredOn, day) <= startWeightLifetimeDays ? latest : undefined
}
