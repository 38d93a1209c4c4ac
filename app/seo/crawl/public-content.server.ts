import type * as v from 'valibot'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import { staticPathsOf, textPageSlugs } from '#app/config/public-page.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import type { Locale } from '#app/i18n/paraglide/runtime.js'
import { articleListPageSchema } from '#server/contract/blog.schema.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { nutritionistListSchema } from '#server/contract/nutritionist.schema.ts'
import { promoListPageSchema, promotionListSchema } from '#server/contract/promo.schema.ts'
import { textPageAnswerSchema } from '#server/contract/text-page.schema.ts'

/** A public path, and the day it last changed if the content says so. */
export type PublicPath = { path: string; changedOn?: string }

/** Page limit of the blog. */
const articlesPerCall = 50
const mostArticlePages = 100

/**
 * Reads every public path in a language. `isWhole` is false if a backend was down and its paths are
 * missing.
 */
export async function readPublicPaths(context: SiteContext, locale: Locale) {
  const parts = await Promise.all([
    readStaticPaths(context, locale),
    readPrograms(context, locale),
    readNutritionists(context, locale),
    readPromos(context, locale),
    readArticles(context, locale),
  ])
  return {
    isWhole: parts.every((part) => part !== undefined),
    paths: parts.flatMap((part) => part ?? []),
  }
}

/**
 * Static pages exist even if the content backend is down. Some texts have a day from which they
 * apply.
 */
async function readStaticPaths(context: SiteContext, locale: Locale): Promise<PublicPath[]> {
  const texts = await Promise.all(
    textPageSlugs.map((slug) =>
      readCms(context, `text-pages/${slug}`, textPageAnswerSchema, locale),
    ),
  )
  const changes = new Map(texts.map((text) => [`/${text?.page.slug}`, text?.page.validFrom]))
  return staticPathsOf(context.settings.PRODUCT_SLUG).map((path) => {
    const changedOn = changes.get(path)
    return { path, ...(changedOn && { changedOn }) }
  })
}

async function readPrograms(context: SiteContext, locale: Locale) {
  const list = await readCms(context, 'programs', programListPageSchema, locale)
  return list?.programs.map(({ slug }) => pathTo('program', slug))
}

async function readNutritionists(context: SiteContext, locale: Locale) {
  const list = await readCms(context, 'nutritionists', nutritionistListSchema, locale)
  return list?.nutritionists.map(({ slug }) => pathTo('ahli-gizi', slug))
}

/** Promos that have not ended; only the main backend knows the state. */
async function readPromos(context: SiteContext, locale: Locale) {
  const [list, promotions] = await Promise.all([
    readCms(context, 'promos', promoListPageSchema, locale),
    undefinedIfFailed(
      context,
      readPublic(context.backends.main, 'v1/promotions', envelopeOf(promotionListSchema), {}),
    ),
  ])
  if (!list || !promotions) return undefined
  const current = promotions.data.filter(({ state }) => state !== 'ended').map(({ id }) => id)
  return list.promos.filter(({ id }) => current.includes(id)).map(({ id }) => pathTo('promo', id))
}

async function readArticles(context: SiteContext, locale: Locale) {
  const paths: PublicPath[] = []
  for (let page = 1; page <= mostArticlePages; page += 1) {
    const list = await undefinedIfFailed(
      context,
      readPublic(context.backends.blog, 'articles', articleListPageSchema, {
        locale,
        limit: String(articlesPerCall),
        page: String(page),
      }),
    )
    if (!list) return undefined
    paths.push(
      ...list.articles.map(({ slug, publishedOn, changedOn = publishedOn }) => ({
        ...pathTo('blog', slug),
        changedOn,
      })),
    )
    if (page >= list.pageCount) break
  }
  return paths
}

function pathTo(folder: string, id: string): PublicPath {
  return { path: `/${folder}/${encodeURIComponent(id)}` }
}

function readCms<const Schema extends v.GenericSchema>(
  context: SiteContext,
  path: string,
  schema: Schema,
  locale: Locale,
) {
  return undefinedIfFailed(context, readPublic(context.backends.cms, path, schema, { locale }))
}
