import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { consultationTitleOf } from '#app/i18n/consultation-title.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { type TrendPoint, trendOf } from '#app/nutrition/weight-trend.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { type Illustration, programPageSchema } from '#server/contract/content.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { type Tracker, trackerListSchema, trackerSchema } from '#server/contract/tracker.schema.ts'

/** The title is empty if the content backend does not know the program. */
type ProgramCover = { programTitle: string; illustration?: Illustration }

export type TrackerView = ProgramCover & {
  tracker: Omit<Tracker, 'weights'>
  /** The last month of weights with their trend, oldest first. */
  points: TrendPoint[]
  /** The day in Jakarta, `YYYY-MM-DD`: programs follow it wherever the member is. */
  today: string
}

export type FoundTracker = { kind: 'found'; view: TrackerView } | { kind: 'unknown' }

/** Does not reveal whether an unknown id is another member's tracker. */
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

/** The trend depends on all weights, but a page shows only a month. */
function lastMonthOf(points: TrendPoint[]): TrendPoint[] {
  const latest = points.at(-1)?.measuredOn ?? ''
  return points.filter(({ measuredOn }) => daysBetween(measuredOn, latest) < shownDays)
}

/**
 * Prefers a program to a single consultation. Returns a null id if the member has neither yet, or the
 * backend has no trackers.
 */
export async function findNewestTracker(context: SiteContext): Promise<{ id: string | null }> {
  try {
    const trackers = await callMain(context, 'v1/trackers', trackerListSchema)
    const ofProgram = trackers.find(({ programSlug }) => !isConsultationSlug(programSlug))
    return { id: (ofProgram ?? trackers[0])?.id ?? null }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return { id: null }
    throw error
  }
}

async function readProgramCover(context: SiteContext, slug: string): Promise<ProgramCover> {
  const consultation = consultationTitleOf(slug)
  if (consultation !== undefined) return { programTitle: consultation }
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
