import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { programListPageSchema, programPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { productServiceListSchema } from '#server/contract/purchase.schema.ts'

export function readProgramList({ backends }: SiteContext) {
  return readPublic(backends.cms, 'programs', programListPageSchema, { locale: getLocale() })
}

/** Null when there is no such program in the visitor's language. */
export async function readProgram({ backends }: SiteContext, slug: string) {
  if (!isPathId(slug)) return null
  try {
    return await readPublic(backends.cms, `programs/${slug}`, programPageSchema, {
      locale: getLocale(),
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** The durations of a program, shortest first. Prices are public, so no session goes along. */
export async function readDurations(context: SiteContext, slug: string) {
  try {
    const { data } = await readPublic(
      context.backends.main,
      'v1/product-services',
      envelopeOf(productServiceListSchema),
      { 'program-slug': slug },
    )
    const durations = data.toSorted((one, other) => one.durationWeeks - other.durationWeeks)
    return { kind: 'available' as const, durations }
  } catch (error) {
    // What a program is can be read without its prices.
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return { kind: 'unavailable' as const }
  }
}
