import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
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
  const page = await undefinedIfFailed(
    context,
    readPublic(context.backends.cms, 'programs', programListPageSchema, { locale: getLocale() }),
  )
  if (!page) return { kind: 'unavailable', meta: noMeta, programs: [] }
  return { kind: 'available', ...page }
}

export type ProgramAnswer = Awaited<ReturnType<typeof readProgram>>

/** Returns `missing` if the program does not exist in the visitor's language. */
export async function readProgram(context: SiteContext, slug: string) {
  if (!isPathId(slug)) return { kind: 'missing' as const, meta: noMeta }
  const answer = readPublic(context.backends.cms, `programs/${slug}`, programPageSchema, {
    locale: getLocale(),
  })
  const page = await undefinedIfFailed(context, nullIfNotFound(answer))
  if (page === undefined) return { kind: 'unavailable' as const, meta: noMeta }
  if (page === null) return { kind: 'missing' as const, meta: noMeta }
  return { kind: 'found' as const, ...page }
}

export type DurationsAnswer = { kind: 'available' | 'unavailable'; durations: ProductService[] }

/**
 * Reads the durations of one program or of all, shortest first. Prices are public, so no session is
 * sent.
 */
export async function readDurations(context: SiteContext, slug?: string): Promise<DurationsAnswer> {
  if (slug !== undefined && !isPathId(slug)) return { kind: 'available', durations: [] }
  const answer = await undefinedIfFailed(
    context,
    readPublic(
      context.backends.main,
      'v1/product-services',
      envelopeOf(productServiceListSchema),
      slug === undefined ? {} : { 'program-slug': slug },
    ),
  )
  if (!answer) return { kind: 'unavailable', durations: [] }
  const durations = answer.data.toSorted((one, other) => one.durationWeeks - other.durationWeeks)
  return { kind: 'available', durations }
}
