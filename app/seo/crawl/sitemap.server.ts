import { publicSettingsOf } from '#app/config/public-settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { type Locale, locales } from '#app/i18n/paraglide/runtime.js'
import { pageUrl } from '../page-url.ts'
import { type PublicPath, readPublicPaths } from './public-content.server.ts'
import { type SitemapPage, sitemapXml } from './sitemap-xml.ts'

/** How long a sitemap is kept; one that lacks what a backend did not say, only as long as its failure. */
const keptForMs = 5 * 60_000
const keptWhileBrokenForMs = 10_000
const cacheControl = 'public, max-age=300'

type CachedSitemap = { sitemap: Promise<Sitemap>; keptUntil: number }
type Sitemap = { xml: string; isWhole: boolean }

/** By the backends that it was made from: they are the same objects as long as the site runs. */
const cachedSitemaps = new WeakMap<SiteContext['backends'], CachedSitemap>()

/** Answers /sitemap.xml. A backend that is down takes its pages out of it, and no more. */
export async function answerSitemap(context: SiteContext): Promise<Response> {
  const { xml, isWhole } = await cachedSitemap(context)
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': isWhole ? cacheControl : 'no-store',
  }
  return new Response(xml, { headers })
}

function cachedSitemap(context: SiteContext): Promise<Sitemap> {
  const { backends } = context
  const kept = cachedSitemaps.get(backends)
  if (kept && kept.keptUntil > Date.now()) return kept.sitemap
  const latest: CachedSitemap = {
    sitemap: writeSitemap(context),
    keptUntil: Date.now() + keptForMs,
  }
  cachedSitemaps.set(backends, latest)
  latest.sitemap.then(
    ({ isWhole }) => {
      if (!isWhole) latest.keptUntil = Date.now() + keptWhileBrokenForMs
    },
    () => cachedSitemaps.delete(backends),
  )
  return latest.sitemap
}

async function writeSitemap(context: SiteContext): Promise<Sitemap> {
  // Where languages share an address, a crawler that names none is answered in the site's own.
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
