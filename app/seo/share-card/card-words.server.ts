import type * as v from 'valibot'
import { readPublic } from '#app/clients/public-read.ts'
import type { PublicPage } from '#app/config/public-page.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Locale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { articlePageSchema } from '#server/contract/blog.schema.ts'
import {
  homePageSchema,
  type Illustration,
  programPageSchema,
} from '#server/contract/content.schema.ts'
import { nutritionistPageSchema, type Portrait } from '#server/contract/nutritionist.schema.ts'
import { promoDetailPageSchema } from '#server/contract/promo.schema.ts'

/** What the picture of a page shows. */
export type CardWords = {
  /** What kind of thing it is; empty where the title says it. */
  label: string
  title: string
  /** A second, smaller line, or nothing. */
  note: string
  picture: { illustration: Illustration } | { portrait: Portrait }
}

type CardQuestion = { context: SiteContext; slug: string; locale: Locale }

const laidTable = { illustration: 'balanced-plate' } as const

/**
 * The words of a page's picture; undefined when there is no such page in that language.
 * @throws AppError while the backend that would know does not answer
 */
export async function readCardWords(
  { kind, slug }: PublicPage,
  context: SiteContext,
  locale: Locale,
): Promise<CardWords | undefined> {
  if (!isPathId(slug)) return undefined
  try {
    return await readers[kind]({ context, slug, locale })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined
    throw error
  }
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
      // Nobody real may be claimed, in a chat where the link is shared least of all.
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
    return { label: article.category.name, title: article.title, note: '', picture: laidTable }
  },
} satisfies Record<PublicPage['kind'], (question: CardQuestion) => Promise<CardWords | undefined>>

/** Pages whose title is a fixed text of the site. */
async function readPageWords({ context, slug, locale }: CardQuestion) {
  if (slug === 'home') return readHomeWords(context, locale)
  const titles: Record<string, typeof m.blog_meta_title> = {
    program: m.programs_meta_title,
    'ahli-gizi': m.nutritionists_meta_title,
    pricing: m.pricing_meta_title,
    konsultasi: m.consultation_meta_title,
    blog: m.blog_meta_title,
    'if-program': m.programs_if_meta_title,
    'layanan-enterprise': m.company_services_title,
    policy: m.company_policy_title,
    'kebijakan-privasi': m.company_privacy_title,
    [`tentang-${context.settings.PRODUCT_SLUG}`]: m.company_about_title,
    [`${context.settings.PRODUCT_SLUG}-for-enterprise`]: m.company_enterprise_title,
    [`${context.settings.PRODUCT_SLUG}-for-enterprise-contact`]: m.company_contact_seo_title,
  }
  const title = Object.hasOwn(titles, slug) ? titles[slug] : undefined
  return title && { label: '', title: title({}, { locale }), note: '', picture: laidTable }
}

async function readHomeWords(context: SiteContext, locale: Locale): Promise<CardWords> {
  const { hero } = await readContent(context, 'home', homePageSchema, locale)
  return { label: '', title: hero.title, note: '', picture: laidTable }
}

function readContent<const Schema extends v.GenericSchema>(
  { backends }: SiteContext,
  path: string,
  schema: Schema,
  locale: Locale,
) {
  return readPublic(backends.cms, path, schema, { locale })
}
