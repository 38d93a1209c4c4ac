import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import {
  nutritionistListSchema,
  nutritionistPageSchema,
} from '#server/contract/nutritionist.schema.ts'

export type ConsultationPrices = Awaited<ReturnType<typeof readConsultationPrices>>

/** Returns the lowest and highest price of a consultation, or null during an outage. */
export async function readConsultationPrices(context: SiteContext) {
  const list = await undefinedIfFailed(
    context,
    readPublic(context.backends.cms, 'nutritionists', nutritionistListSchema, {
      locale: getLocale(),
    }),
  )
  const prices = list?.nutritionists.map(({ priceRupiah }) => priceRupiah) ?? []
  if (prices.length === 0) return null
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

export type ChosenNutritionistResult = Awaited<ReturnType<typeof readChosenNutritionist>>

/**
 * Returns `absent` if the nutritionist is unknown or may not practise now, `unavailable` during an
 * outage.
 */
export async function readChosenNutritionist(context: SiteContext, slug: string) {
  if (!isPathId(slug)) return { kind: 'absent' as const }
  const { cms } = context.backends
  const answer = readPublic(cms, `nutritionists/${slug}`, nutritionistPageSchema, {
    locale: getLocale(),
  })
  const chosen = answer.then(
    ({ nutritionist }) => ({ kind: 'found' as const, nutritionist }),
    absentIfNotFound,
  )
  return (await undefinedIfFailed(context, chosen)) ?? { kind: 'unavailable' as const }
}

function absentIfNotFound(error: unknown) {
  if (error instanceof AppError && error.status === 404) return { kind: 'absent' as const }
  throw error
}
