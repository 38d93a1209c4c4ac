import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { homePageSchema } from '#server/contract/content.schema.ts'

export function readHomePage({ backends }: SiteContext) {
  return readPublic(backends.cms, 'home', homePageSchema, { locale: getLocale() })
}
