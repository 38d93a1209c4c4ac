import { readPublic } from '#app/clients/public-read.ts'
import { unlessDown } from '#app/clients/unless-down.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { mapTexts } from '#app/lib/map-texts.ts'
import { metaPageSchema, type PageMeta } from '#server/contract/content.schema.ts'
import { textPageAnswerSchema } from '#server/contract/text-page.schema.ts'
import type { MetaPage, TextSlug } from './company-pages.schema.ts'

const noMeta: PageMeta = { title: '', description: '', keyword: '' }

/** SEO texts of a page that the content backend keeps; while it is down each of them is empty. */
export async function readCompanyMeta(context: SiteContext, page: MetaPage): Promise<PageMeta> {
  const { backends, settings } = context
  const paths = {
    about: `tentang-${settings.PRODUCT_SLUG}`,
    enterprise: `${settings.PRODUCT_SLUG}-for-enterprise`,
  }
  const answer = await unlessDown(
    context,
    readPublic(backends.cms, paths[page], metaPageSchema, { locale: getLocale() }),
  )
  return answer ? { ...noMeta, ...answer.meta } : noMeta
}

export type TextAnswer = Awaited<ReturnType<typeof readTextPage>>

/** The words of a page; `unavailable` when there are none, because every page here has to have some. */
export async function readTextPage(context: SiteContext, slug: TextSlug) {
  const { backends, settings } = context
  const answer = await unlessDown(
    context,
    readPublic(backends.cms, `text-pages/${slug}`, textPageAnswerSchema, { locale: getLocale() }),
  )
  if (!answer) return { kind: 'unavailable' as const, meta: noMeta, page: undefined }
  const fill = (text: string) =>
    text.replaceAll('{product}', settings.PRODUCT_NAME).replaceAll('{email}', settings.LEADS_EMAIL)
  const { meta, page } = mapTexts(answer, fill)
  return { kind: 'found' as const, meta: { ...noMeta, ...meta }, page }
}
