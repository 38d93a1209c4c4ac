import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { productServiceListSchema } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { type TrackerSummary, trackerListSchema } from '#server/contract/tracker.schema.ts'

/**
 * Returns the newest tracker of each program with the prices of a next period. `services` is null
 * during an outage. `programs` is null if the main backend lists no trackers.
 */
export async function readExtensions(context: SiteContext) {
  const { cms, main } = context.backends
  const [trackers, list, prices] = await Promise.all([
    readTrackers(context),
    undefinedIfFailed(
      context,
      readPublic(cms, 'programs', programListPageSchema, { locale: getLocale() }),
    ),
    undefinedIfFailed(
      context,
      readPublic(main, 'v1/product-services', envelopeOf(productServiceListSchema), {}),
    ),
  ])
  const today = dayInJakarta()
  if (!trackers) return { today, programs: null }
  const ofPrograms = trackers.filter(({ programSlug }) => !isConsultationSlug(programSlug))
  const programs = newestOfEach(ofPrograms).map((tracker) => {
    const summary = list?.programs.find(({ slug }) => slug === tracker.programSlug)
    const services = prices?.data
      .filter(({ programSlug }) => programSlug === tracker.programSlug)
      .toSorted((one, other) => one.durationWeeks - other.durationWeeks)
    return {
      tracker,
      title: summary?.title ?? nameOf(tracker.programSlug),
      illustration: summary?.illustration ?? null,
      services: services ?? null,
    }
  })
  return { today, programs }
}

type Extensions = Awaited<ReturnType<typeof readExtensions>>
export type ProgramExtension = NonNullable<Extensions['programs']>[number]

/** Returns null if the main backend has no such call. */
async function readTrackers(context: SiteContext): Promise<TrackerSummary[] | null> {
  try {
    return await callMain(context, 'v1/trackers', trackerListSchema)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** Expects the list newest first. */
function newestOfEach(trackers: TrackerSummary[]): TrackerSummary[] {
  return [...new Map(trackers.toReversed().map((it) => [it.programSlug, it])).values()].toReversed()
}

/** Fallback title during a content outage: `jantung-sehat` becomes Jantung Sehat. */
function nameOf(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
}
