import type * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { type PublicPage, textPageSlugs } from '#app/config/public-page.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Locale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { articlePageSchema, type PicturedArticle } from '#server/contract/blog.schema.ts'
import {
  type Illustration,
  metaPageSchema,
  programPageSchema,
} from '#server/contract/content.schema.ts'
import { nutritionistPageSchema, type Portrait } from '#server/contract/nutritionist.schema.ts'
import { promoDetailPageSchema } from '#server/contract/promo.schema.ts'

/** Content of a page's share picture. */
export type CardWords = {
  /** Kind of the page; empty if the title says it. */
  label: string
  title: string
  /** Second, smaller line; may be empty. */
  note: string
  picture: { illustration: Illustration } | { portrait: Portrait } | { article: PicturedArticle }
}

type CardQuestion = { context: SiteContext; slug: string; locale: Locale }

const laidTable = { illustration: 'balanced-plate' } as const

/**
 * Returns undefined if the page does not exist in that language.
 * @throws AppError if its backend is down
 */
export async function readCardWords(
  { kind, slug }: PublicPage,
  context: SiteContext,
  locale: Locale,
): Promise<CardWords | undefined> {
  if (!isPathId(slug)) return undefined
  return (
    (await nullIfNotFound<CardWords | undefined>(readers[kind]({ context, slug, locale }))) ??
    undefined
  )
}

const readers = {
  page: readPageWords,
  program: async ({ context, slug, locale }) => {
    const { program } = await readContent(context, `programs/${slug}`, programPageSchema, locale)
    const { title, summary, illustration } = program
    return {
      label: m.seo_program_label({}, { locale }),
      title,
      note: summary,
      picture: { illustration },
    }
  },
  nutritionist: async ({ context, slug, locale }) => {
    const path = `nutritionists/${slug}`
    const { nutritionist } = await readContent(context, path, nutritionistPageSchema, locale)
    const { name, degrees, headline, isExample, portrait } = nutritionist
    const job = m.nutritionists_job_title({}, { locale })
    return {
      // An example person must be recognizable as one wherever the link is shared.
      label: isExample ? `${job} · ${m.nutritionists_example_badge({}, { locale })}` : job,
      title: `${name}, ${degrees}`,
      note: headline,
      picture: { portrait },
    }
  },
  promo: async ({ context, slug, locale }) => {
    const { cms } = context.backends
    const search = { id: slug, locale }
    const { promo } = await readPublic(cms, 'promo-detail', promoDetailPageSchema, search)
    if (!promo) return undefined
    return {
      label: m.seo_promo_label({}, { locale }),
      title: promo.title,
      note: promo.summary,
      picture: { illustration: promo.illustration },
    }
  },
  article: async ({ context, slug, locale }) => {
    const { blog } = context.backends
    const { article } = await readPublic(blog, `articles/${slug}`, articlePageSchema, { locale })
    const { title, category, picture } = article
    const pictured = { slug, picture, category: { slug: category.slug } }
    return { label: category.name, title, note: '', picture: { article: pictured } }
  },
} satisfies Record<PublicPage['kind'], (question: CardQuestion) => Promise<CardWords | undefined>>

/** A static page is shared under its title for search engines. */
async function readPageWords({ context, slug, locale }: CardQuestion) {
  const { backends, settings } = context
  const { PRODUCT_NAME: product, PRODUCT_SLUG: productSlug } = settings
  const path = metaPathOf(slug, productSlug)
  if (path === undefined) return undefined
  const backend = slug === 'blog' ? backends.blog : backends.cms
  // The page exists even if its texts are not published in that language.
  const page = await nullIfNotFound(readPublic(backend, path, metaPageSchema, { locale }))
  const title =
    page?.meta.title.replaceAll('{product}', product) ||
    m.shell_default_title({ product }, { locale })
  const label = page?.isClaimExample ? m.home_claims_example_badge({}, { locale }) : ''
  return { label, title, note: '', picture: laidTable }
}

/** Path of the backend call that has the SEO texts of a static page. */
function metaPathOf(slug: string, productSlug: string): string | undefined {
  const paths: Record<string, string> = {
    home: 'home',
    program: 'programs',
    'ahli-gizi': 'ahli-gizi',
    blog: 'articles',
    [`tentang-${productSlug}`]: `tentang-${productSlug}`,
    [`${productSlug}-for-enterprise`]: `${productSlug}-for-enterprise`,
    [`${productSlug}-for-enterprise-contact`]: 'text-pages/for-enterprise-contact',
  }
  if (Object.hasOwn(paths, slug)) return paths[slug]
  return textPageSlugs.find((page) => page === slug) && `text-pages/${slug}`
}

function readContent<const Schema extends v.GenericSchema>(
  { backends }: SiteContext,
  path: string,
  schema: Schema,
  locale: Locale,
) {
  return readPublic(backends.cms, path, schema, { locale })
}
