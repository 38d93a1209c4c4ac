import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { metaPageSchema, noMeta, type PageMeta } from '#server/contract/content.schema.ts'
import type { MetaPage } from './company-pages.schema.ts'

/** Returns a page's SEO texts, all empty while the content backend is down. */
export async function readCompanyMeta(context: SiteContext, page: MetaPage): Promise<PageMeta> {
  const { backends, settings } = context
  const paths = {
    about: `tentang-${settings.PRODUCT_SLUG}`,
    enterprise: `${settings.PRODUCT_SLUG}-for-enterprise`,
  }
  const answer = await undefinedIfFailed(
    context,
    readPublic(backends.cms, paths[page], metaPageSchema, { locale: getLocale() }),
  )
  return answer?.meta ?? noMeta
}
