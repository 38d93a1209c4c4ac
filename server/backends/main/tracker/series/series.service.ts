import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'
import type { CountedPoint } from './bucket-of.ts'
import {
  firstMeasuredOn,
  latestOfKind,
  measurementPoints,
} from './measurement-series.repository.ts'
import { spanOf } from './series-span.ts'
import { firstWeighedOn, latestWeights, weightPoints } from './weight-series.repository.ts'

type Asked = {
  trackerId: string
  measure: Measure
  from: string | undefined
  to: string
  pointCount: number
  entryCount: number
}

/** Reads one measure over time. The caller checks the tracker's owner. */
export async function readSeries({ db }: MainContext, asked: Asked): Promise<Series> {
  const { trackerId, measure, to, pointCount, entryCount } = asked
  const first =
    measure === 'weight'
      ? () => firstWeighedOn(db, trackerId)
      : () => firstMeasuredOn(db, { trackerId, kind: measure })
  const from = asked.from ?? (await first()) ?? to
  const span = spanOf({ from, to, points: pointCount })
  const [counted, entries] = await Promise.all(
    measure === 'weight'
      ? [
          weightPoints(db, { trackerId, ...span }),
          latestWeights(db, { trackerId, ...span }, entryCount),
        ]
      : [
          measurementPoints(db, { trackerId, kind: measure, ...span }),
          latestOfKind(db, { trackerId, kind: measure, ...span }, entryCount),
        ],
  )
  return {
    ...span,
    entryCount: counted.reduce((sum, point) => sum + point.entryCount, 0),
    dayCount: counted.reduce((sum, point) => sum + point.dayCount, 0),
    points: counted.map(pointOf),
    entries,
  }
}

/** Rounds to a thousandth: finer than any display, at a third of the bytes. */
function pointOf({ entryCount: _, ...point }: CountedPoint): SeriesPoint {
  const { mean, secondMean, trend } = point
  return {
    ...point,
    mean: rounded(mean),
    secondMean: secondMean === null ? null : rounded(secondMean),
    trend: trend === null ? null : rounded(trend),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
