import { LRUCache } from 'lru-cache'
import { publicSettingsOf } from '#app/config/public-settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { type Locale, locales } from '#app/i18n/paraglide/runtime.js'
import { pageUrl } from '../page-url.ts'
import { type PublicPath, readPublicPaths } from './public-content.server.ts'
import { type SitemapPage, sitemapXml } from './sitemap-xml.ts'

const cachedForMs = 5 * 60_000
/** An incomplete sitemap is rebuilt soon, because its backend may be up again. */
const incompleteCachedForMs = 10_000
const cacheControl = 'public, max-age=300'

type Sitemap = { xml: string; isWhole: boolean }

/** Keyed by the backends, which are the same object as long as the site runs. */
const sitemaps = new LRUCache<SiteContext['backends'], Sitemap, SiteContext>({
  max: 1,
  ttl: cachedForMs,
  perf: Date,
  ignoreFetchAbort: true,
  fetchMethod: async (_backends, _stale, { context, options }) => {
    const sitemap = await writeSitemap(context)
    if (!sitemap.isWhole) options.ttl = incompleteCachedForMs
    return sitemap
  },
})

/** Answers /sitemap.xml. Leaves out the pages of a backend that is down. */
export async function answerSitemap(context: SiteContext): Promise<Response> {
  const { xml, isWhole } = await sitemaps.forceFetch(context.backends, { context })
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': isWhole ? cacheControl : 'no-store',
  }
  return new Response(xml, { headers })
}

async function writeSitemap(context: SiteContext): Promise<Sitemap> {
  // If languages share an address, crawlers without a language get the default one.
  const { LOCALE_PREFIX: hasPrefix, LOCALE_DEFAULT: ownLocale } = context.settings
  const languages = hasPrefix ? [...locales] : [ownLocale]
  const answers = await Promise.all(
    languages.map(async (locale) => ({ locale, ...(await readPublicPaths(context, locale)) })),
  )
  const pages = answers.flatMap(({ locale, paths }) =>
    paths.map((path) => pageOf(path, locale, answers, context)),
  )
  return { xml: sitemapXml(pages), isWhole: answers.every(({ isWhole }) => isWhole) }
}

type LanguageAnswer = { locale: Locale; paths: PublicPath[] }

function pageOf(
  { path, changedOn }: PublicPath,
  locale: Locale,
  answers: LanguageAnswer[],
  { settings }: SiteContext,
): SitemapPage {
  const publicSettings = publicSettingsOf(settings)
  const translated = answers.filter(({ paths }) => paths.some((other) => other.path === path))
  return {
    url: pageUrl(publicSettings, path, locale),
    ...(changedOn && { changedOn }),
    alternates: settings.LOCALE_PREFIX
      ? [
          ...translated.map((answer) => ({
            hreflang: answer.locale,
            url: pageUrl(publicSettings, path, answer.locale),
          })),
          { hreflang: 'x-default', url: new URL(path, settings.PUBLIC_ORIGIN).href },
        ]
      : [],
  }
}
