import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { mapTexts } from '#app/lib/map-texts.ts'
import { noMeta } from '#server/contract/content.schema.ts'
import { textPageAnswerSchema } from '#server/contract/text-page.schema.ts'
import type { TextSlug } from './text-slug.schema.ts'

/**
 * Returns a page's text, its SEO texts and the first days of its editions. If the content backend is
 * down, the text is undefined and SEO texts are empty.
 */
export async function readTextPage(context: SiteContext, slug: TextSlug) {
  const answer = await undefinedIfFailed(context, read(context, slug))
  return answer ?? { meta: noMeta, page: undefined, editions: [] }
}

/** Returns a legal page as it was published for its first day, or null for an unknown edition. */
export function readEdition(context: SiteContext, { slug, edition }: Edition) {
  return nullIfNotFound(read(context, slug, { edition }))
}

type Edition = { slug: TextSlug; edition: string }

/** Returns a legal page in a language as visitors read it at a moment, or null if there was none. */
export function readTextAt(context: SiteContext, { slug, ...moment }: TextAt) {
  return nullIfNotFound(read(context, slug, moment))
}

type TextAt = { slug: TextSlug; at: string; locale: 'id' | 'en' }

async function read(
  { backends, settings }: SiteContext,
  slug: TextSlug,
  query: { edition?: string; at?: string; locale?: 'id' | 'en' } = {},
) {
  const fill = (text: string) =>
    text
      .replaceAll('{product}', settings.PRODUCT_NAME)
      .replaceAll('{email}', settings.LEADS_EMAIL)
      .replaceAll('{hours}', String(settings.CONTACT_ANSWER_HOURS))
  const asked = { locale: getLocale(), ...query }
  const answer = await readPublic(backends.cms, `text-pages/${slug}`, textPageAnswerSchema, asked)
  return mapTexts(answer, fill)
}
