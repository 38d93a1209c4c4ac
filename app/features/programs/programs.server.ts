import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import {
  noMeta,
  type PageMeta,
  type ProgramSummary,
  programListPageSchema,
  programPageSchema,
} from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { type ProductService, productServiceListSchema } from '#server/contract/purchase.schema.ts'

export type ProgramListAnswer = {
  kind: 'available' | 'unavailable'
  meta: PageMeta
  programs: ProgramSummary[]
}

export async function readProgramList(context: SiteContext): Promise<ProgramListAnswer> {
  try {
    const locale = getLocale()
    const page = await readPublic(context.backends.cms, 'programs', programListPageSchema, {
      locale,
    })
    return { kind: 'available', ...page }
  } catch (error) {
    logUnlessFault(context, error)
    return { kind: 'unavailable', meta: noMeta, programs: [] }
  }
}

export type ProgramAnswer = Awaited<ReturnType<typeof readProgram>>

/** Returns `missing` if the program does not exist in the visitor's language. */
export async function readProgram(context: SiteContext, slug: string) {
  if (!isPathId(slug)) return { kind: 'missing' as const, meta: noMeta }
  try {
    const page = await readPublic(context.backends.cms, `programs/${slug}`, programPageSchema, {
      locale: getLocale(),
    })
    return { kind: 'found' as const, ...page }
  } catch (error) {
    if (error instanceof AppError && error.status === 404)
      return { kind: 'missing' as const, meta: noMeta }
    logUnlessFault(context, error)
    return { kind: 'unavailable' as const, meta: noMeta }
  }
}

export type DurationsAnswer = { kind: 'available' | 'unavailable'; durations: ProductService[] }

/**
 * Reads the durations of one program or of all, shortest first. Prices are public, so no session is
 * sent.
 */
export async function readDurations(context: SiteContext, slug?: string): Promise<DurationsAnswer> {
  if (slug !== undefined && !isPathId(slug)) return { kind: 'available', durations: [] }
  try {
    const { data } = await readPublic(
      context.backends.main,
      'v1/product-services',
      envelopeOf(productServiceListSchema),
      slug === undefined ? {} : { 'program-slug': slug },
    )
    const durations = data.toSorted((one, other) => one.durationWeeks - other.durationWeeks)
    return { kind: 'available', durations }
  } catch (error) {
    // A program can be read without its prices.
    logUnlessFault(context, error)
    return { kind: 'unavailable', durations: [] }
  }
}

/** Logs an AppError so that the page can go on; rethrows any other error. */
function logUnlessFault(context: SiteContext, error: unknown): void {
  if (!(error instanceof AppError)) throw error
  context.logError(error)
}
