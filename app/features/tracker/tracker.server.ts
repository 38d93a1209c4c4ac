import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { daysBetween, type TrendPoint, trendOf } from '#app/nutrition/weight-trend.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type Illustration, programPageSchema } from '#server/contract/content.schema.ts'
import { type Tracker, trackerListSchema, trackerSchema } from '#server/contract/tracker.schema.ts'

/** How a program is shown; all of it is absent when the content backend does not know it. */
type ProgramCover = { programTitle: string; illustration?: Illustration }

/** What the tracker page shows. */
export type TrackerView = ProgramCover & {
  tracker: Omit<Tracker, 'weights'>
  /** The weights of the last month up to the latest, with their trend; oldest first. */
  points: TrendPoint[]
  /** The day in Jakarta, `YYYY-MM-DD`: programs run by that calendar wherever their member is. */
  today: string
}

export type FoundTracker = { kind: 'found'; view: TrackerView } | { kind: 'unknown' }

/** A stranger's tracker and one that never was are the same: unknown. */
export async function findTracker(context: SiteContext, id: string): Promise<FoundTracker> {
  if (!isPathId(id)) return { kind: 'unknown' }
  try {
    const { weights, ...tracker } = await callMain(context, `v1/trackers/${id}`, trackerSchema)
    const cover = await readProgramCover(context, tracker.programSlug)
    const points = lastMonthOf(trendOf(weights))
    return { kind: 'found', view: { tracker, points, ...cover, today: dayInJakarta() } }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return { kind: 'unknown' }
    throw error
  }
}

const shownDays = 31

/** The trend is worked out from all that came; a page shows a month of it. */
function lastMonthOf(points: TrendPoint[]): TrendPoint[] {
  const latest = points.at(-1)?.measuredOn ?? ''
  return points.filter(({ measuredOn }) => daysBetween(measuredOn, latest) < shownDays)
}

/** The member's newest tracker; none before the first program, and where the backend lists none. */
export async function findNewestTracker(context: SiteContext): Promise<{ id: string | null }> {
  try {
    const [newest] = await callMain(context, 'v1/trackers', trackerListSchema)
    return { id: newest?.id ?? null }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return { id: null }
    throw error
  }
}

async function readProgramCover(context: SiteContext, slug: string): Promise<ProgramCover> {
  if (!isPathId(slug)) return { programTitle: '' }
  try {
    const { program } = await readPublic(
      context.backends.cms,
      `programs/${slug}`,
      programPageSchema,
      { locale: getLocale() },
    )
    return { programTitle: program.title, illustration: program.illustration }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return { programTitle: '' }
  }
}
