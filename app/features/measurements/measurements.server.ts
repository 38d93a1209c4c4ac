import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { seriesOfWeights } from '#app/features/measurements/chart/series-of-weights.ts'
import type { Entry } from '#app/features/measurements/entry/measured-entry.ts'
import { trendOf } from '#app/nutrition/weight-trend.ts'
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

/** What was measured on a day, in the order in which it was written down, and each measure's latest. */
export type MeasuredDay = { entries: Entry[]; latest: LatestEntry[] }

/** Nothing where the main backend keeps no measurements. */
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

/**
 * A measure over time. A backend that knows no series still has weights, all of which come with its
 * tracker.
 */
export async function findSeries(
  context: SiteContext,
  {
    trackerId,
    ...asked
  }: { trackerId: string; measure: Measure; from?: string | undefined; to: string },
): Promise<Series | null> {
  const searchParams = {
    measure: asked.measure,
    to: asked.to,
    // Enough for what a device changes to show in a point of a quarter of daily weights.
    entries: '100',
    ...(asked.from && { from: asked.from }),
  }
  const found = await orNothing(() =>
    callMain(context, `v1/trackers/${trackerId}/series`, seriesSchema, { searchParams }),
  )
  if (found || asked.measure !== 'weight') return found
  const { weights } = await callMain(context, `v1/trackers/${trackerId}`, trackerSchema)
  const { from = '' } = asked
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
