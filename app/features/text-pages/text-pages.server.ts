import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { mapTexts } from '#app/lib/map-texts.ts'
import { noMeta } from '#server/contract/content.schema.ts'
import { textPageAnswerSchema } from '#server/contract/text-page.schema.ts'
import type { TextSlug } from './text-slug.schema.ts'

/**
 * Returns a page's text and SEO texts. If the content backend is down, the text is undefined and
 * SEO texts are empty.
 */
export async function readTextPage(context: SiteContext, slug: TextSlug) {
  const { backends, settings } = context
  const answer = await undefinedIfFailed(
    context,
    readPublic(backends.cms, `text-pages/${slug}`, textPageAnswerSchema, { locale: getLocale() }),
  )
  if (!answer) return { meta: noMeta, page: undefined }
  const fill = (text: string) =>
    text
      .replaceAll('{product}', settings.PRODUCT_NAME)
      .replaceAll('{email}', settings.LEADS_EMAIL)
      .replaceAll('{hours}', String(settings.CONTACT_ANSWER_HOURS))
  return mapTexts(answer, fill)
}
