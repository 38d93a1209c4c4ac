import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { metaPageSchema, noMeta } from '#server/contract/content.schema.ts'
import {
  nutritionistListSchema,
  nutritionistPageSchema,
} from '#server/contract/nutritionist.schema.ts'
import type { NutritionistSearch } from './nutritionist-search.ts'

/** Returns the SEO texts of the list, all empty while the content backend is down. */
export async function readNutritionistMeta(context: SiteContext) {
  const { cms } = context.backends
  const answer = readPublic(cms, 'ahli-gizi', metaPageSchema, { locale: getLocale() })
  return (await orWhenDown(context, answer, () => ({ meta: noMeta }))).meta
}

export type NutritionistsAnswer = Awaited<ReturnType<typeof readNutritionists>>

export async function readNutritionists(context: SiteContext, search: NutritionistSearch) {
  const filters = Object.entries(search).filter(([, value]) => value !== undefined)
  const answer = readPublic(context.backends.cms, 'nutritionists', nutritionistListSchema, {
    locale: getLocale(),
    ...Object.fromEntries(filters),
  })
  const found = answer.then((list) => ({ kind: 'found' as const, ...list }))
  return orWhenDown(context, found, unavailable)
}

export type NutritionistAnswer = Awaited<ReturnType<typeof readNutritionist>>

/** Returns `absent` if the person does not exist or may not practise now. */
export async function readNutritionist(context: SiteContext, slug: string) {
  if (!isPathId(slug)) return { kind: 'absent' as const }
  const { cms } = context.backends
  const answer = readPublic(cms, `nutritionists/${slug}`, nutritionistPageSchema, {
    locale: getLocale(),
  })
  const found = answer.then(({ nutritionist }) => ({ kind: 'found' as const, nutritionist }))
  return orWhenDown(context, found.catch(absentIfNotFound), unavailable)
}

function absentIfNotFound(error: unknown) {
  if (error instanceof AppError && error.status === 404) return { kind: 'absent' as const }
  throw error
}

const unavailable = () => ({ kind: 'unavailable' as const })

/** Logs a failed content backend and returns `stead`; the page shows a notice with status 200. */
async function orWhenDown<Answer, Stead>(
  context: SiteContext,
  answer: Promise<Answer>,
  insteadOf: () => Stead,
): Promise<Answer | Stead> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return insteadOf()
  }
}
