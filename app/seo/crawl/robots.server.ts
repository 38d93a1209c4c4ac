import type { SiteContext } from '#app/config/site-context.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { locales } from '#app/i18n/paraglide/runtime.js'

const cacheControl = 'public, max-age=3600'

/**
 * Nothing there is for anybody but a member or a program. A page that is merely not to be listed,
 * such as one for frames, stays open: a crawler has to read it to see that it says so.
 */
const memberPaths = ['/account', '/auth', '/cart', '/extend-program', '/tracker', '/transaction']
/** A shared tracker says that it is not to be listed; a link that nobody may read could be. */
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
      // The page itself, what is below it, and with a query; not what merely begins alike.
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
