import type { SiteContext } from '#app/config/site-context.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { locales } from '#app/i18n/paraglide/runtime.js'

const cacheControl = 'public, max-age=3600'

/**
 * Disallowed: useful only to members. Pages that are only noindex stay allowed, because a crawler
 * must read them to see that.
 */
const memberPaths = ['/account', '/auth', '/cart', '/extend-program', '/tracker', '/transaction']
/**
 * Shared trackers are noindex, which crawlers must be able to read; a disallowed link could still
 * be listed.
 */
const sharedPath = '/tracker/share-'
const programPaths = ['/_serverFn/', '/demo/', '/payments/']

/** Answers /robots.txt. */
export function answerRobots({ settings }: SiteContext): Response {
  const { LOCALE_PREFIX: hasPrefix, PUBLIC_ORIGIN: publicOrigin } = settings
  const translated = hasPrefix
    ? locales.flatMap((locale) => memberPaths.map((path) => withLocale(path, locale)))
    : []
  const lines = [
    'User-agent: *',
    ...[...memberPaths, ...translated].flatMap((path) => [
      // The page, everything below it, and with a query; not paths that merely start alike.
      `Disallow: ${path}$`,
      `Disallow: ${path}/`,
      `Disallow: ${path}?`,
    ]),
    `Allow: ${sharedPath}`,
    ...(hasPrefix ? locales.map((locale) => `Allow: ${withLocale(sharedPath, locale)}`) : []),
    ...programPaths.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicOrigin).href}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl },
  })
}
