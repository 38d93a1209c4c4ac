import type { PublicSettings } from '#app/config/public-settings.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

export type SiteAddress = Pick<PublicSettings, 'publicOrigin' | 'hasLocalePrefix'>

/** Absolute URL of a page, in the visitor's language if languages have paths. */
export function pageUrl(settings: SiteAddress, path: string, locale = getLocale()): string {
  const { hasLocalePrefix, publicOrigin } = settings
  return new URL(hasLocalePrefix ? withLocale(path, locale) : path, publicOrigin).href
}
