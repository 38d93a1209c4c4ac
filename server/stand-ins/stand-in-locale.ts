import { parse } from 'hono/utils/cookie'
import { type ContentLocale, localeSchema } from '#server/contract/envelope.schema.ts'

/**
 * The visitor's language: the site's `locale` cookie, else the browser's first supported language,
 * else English.
 */
export function findPageLocale(headers: {
  cookie?: string
  acceptLanguage?: string
}): ContentLocale {
  const chosen = parse(headers.cookie ?? '', 'locale').locale
  const accepted = (headers.acceptLanguage ?? '').split(',').map((tag) => tag.trim().slice(0, 2))
  const locales: readonly string[] = localeSchema.options
  return ([chosen, ...accepted].find((tag) => tag && locales.includes(tag)) ??
    'en') as ContentLocale
}
