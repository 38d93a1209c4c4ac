import { readPublic } from '#app/clients/public-read.ts'
import { unlessDown } from '#app/clients/unless-down.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { productServiceListSchema } from '#server/contract/purchase.schema.ts'
import { type TrackerSummary, trackerListSchema } from '#server/contract/tracker.schema.ts'

/**
 * The member's programs with what a next period costs: of each program the newest period. `services`
 * is null while prices cannot be had.
 */
export async function readExtensions(context: SiteContext) {
  const { cms, main } = context.backends
  const [trackers, list, prices] = await Promise.all([
    callMain(context, 'v1/trackers', trackerListSchema),
    unlessDown(
      context,
      readPublic(cms, 'programs', programListPageSchema, { locale: getLocale() }),
    ),
    unlessDown(
      context,
      readPublic(main, 'v1/product-services', envelopeOf(productServiceListSchema), {}),
    ),
  ])
  const programs = newestOfEach(trackers).map((tracker) => {
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
  return { today: todayInJakarta(), programs }
}

export type ProgramExtension = Awaited<ReturnType<typeof readExtensions>>['programs'][number]

/** The list comes newest first. */
function newestOfEach(trackers: TrackerSummary[]): TrackerSummary[] {
  return [...new Map(trackers.toReversed().map((it) => [it.programSlug, it])).values()].toReversed()
}

/** A name to go by while the content backend gives none: `jantung-sehat` is Jantung Sehat. */
function nameOf(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
}

/** Swedish dates are ISO dates. */
function todayInJakarta(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
