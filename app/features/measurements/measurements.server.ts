import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { seriesOfWeights } from '#app/features/measurements/chart/series-of-weights.ts'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { measurementListSchema } from '#server/contract/measurement.schema.ts'
import type { Measure } from '#server/contract/measures.ts'
import {
  type LatestEntry,
  latestEntriesSchema,
  type Series,
  seriesSchema,
} from '#server/contract/series.schema.ts'
import { trackerSchema } from '#server/contract/tracker.schema.ts'

/** The entries of a day in the order they were logged, and the latest entry of each measure. */
export type MeasuredDay = { entries: Entry[]; latest: LatestEntry[] }

/** Returns null if the main backend has no measurements. */
export async function findMeasuredDay(
  context: SiteContext,
  { trackerId, day }: { trackerId: string; day: string },
): Promise<MeasuredDay | null> {
  return orNothing(async () => {
    const [measured, latest] = await Promise.all([
      callMain(context, `v1/trackers/${trackerId}/measurements`, measurementListSchema, {
        searchParams: { from: day, to: day },
      }),
      callMain(context, `v1/trackers/${trackerId}/latest`, latestEntriesSchema),
    ])
    const weighed = latest.flatMap(({ measure, ...entry }) =>
      measure === 'weight' && entry.measuredOn === day ? { kind: measure, ...entry } : [],
    )
    return { entries: [...weighed, ...measured], latest }
  })
}

/** Finds a measure over time. A backend without series still sends all weights with the tracker. */
export async function findSeries(
  context: SiteContext,
  {
    trackerId,
    ...query
  }: { trackerId: string; measure: Measure; from?: string | undefined; to: string },
): Promise<Series | null> {
  const searchParams = {
    measure: query.measure,
    to: query.to,
    // Enough to recalculate a point that is a quarter of daily weights.
    entries: '100',
    ...(query.from && { from: query.from }),
  }
  const found = await orNothing(() =>
    callMain(context, `v1/trackers/${trackerId}/series`, seriesSchema, { searchParams }),
  )
  if (found || query.measure !== 'weight') return found
  const { weights } = await callMain(context, `v1/trackers/${trackerId}`, trackerSchema)
  const { from = '' } = query
  return seriesOfWeights(trendOf(weights).filter(({ measuredOn }) => measuredOn >= from))
}

async function orNothing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
