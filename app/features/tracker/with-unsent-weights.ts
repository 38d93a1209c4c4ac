import { type TrendPoint, trendPointAfter } from '#app/nutrition/weight-trend.ts'
import type { Outbox } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'

/** Weights with those that this device has changed, oldest first; from the first change on the trend follows. */
export function withUnsentWeights(points: TrendPoint[], outbox: Outbox): TrendPoint[] {
  const weights = withUnsent<Pick<TrendPoint, 'measuredOn' | 'kilograms'>>(points, {
    outbox,
    kind: 'weight',
    idOf: ({ measuredOn }) => measuredOn,
    entryOf: ({ operation: { next } }) => (next && 'kilograms' in next ? next : undefined),
  })
  const known = new Set<unknown>(points)
  if (weights.length === points.length && weights.every((weight) => known.has(weight)))
    return points
  weights.sort((a, b) => a.measuredOn.localeCompare(b.measuredOn))
  const shown: TrendPoint[] = []
  for (const [index, weight] of weights.entries()) {
    const same = points[index]
    const isUntouched = weight === same && shown.every((point, at) => point === points[at])
    shown.push(isUntouched ? same : trendPointAfter(shown.at(-1), weight))
  }
  return shown
}
