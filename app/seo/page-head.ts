import { createIsomorphicFn } from '@tanstack/react-start'
import { publicPageOf } from '#app/config/public-page.ts'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { alternatesOf } from '#app/i18n/locale-path.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale, type Locale, locales } from '#app/i18n/paraglide/runtime.js'
import { plainText } from '#app/lib/plain-text.ts'
import { breadcrumbJsonLd, type StructuredData } from './json-ld.ts'
import { pageUrl } from './page-url.ts'
import { shareHeight, sharePictureUrl, shareWidth } from './share-picture.ts'

type HeadSettings = Pick<
  PublicSettings,
  'productName' | 'productSlug' | 'publicOrigin' | 'hasLocalePrefix'
>

/** A page's texts for search engines and messengers. */
export type PageSeo = {
  /** Missing: the product's title. Empty: the title could not be loaded, and none is shared. */
  title?: string
  /** Fallback for an empty title, so that the tab always has a name. */
  name?: string
  description?: string
  keyword?: string
  kind?: 'website' | 'article'
  /** Path of a shared link, with the query that identifies the page. */
  path?: string
  /**
   * False for a view of a public page, such as a filtered list or a page for frames. A page that is
   * not public is never indexed.
   */
  isIndexed?: boolean
}

/** `structuredData` is for search engines, besides the breadcrumb. */
type PageHeadInput = PageSeo & {
  settings: HeadSettings
  path: string
  structuredData?: StructuredData[]
}

/** What `head` gets of a page: no loader data if the loader threw, as for an unknown page. */
type LoadedPage = {
  match: { pathname: string; status?: string; context: { settings: HeadSettings } }
  loaderData?: { seo: PageSeo } | undefined
}

const ogLocales = { id: 'id_ID', en: 'en_US' } as const satisfies Record<Locale, string>

/**
 * A route's `head` from the `seo` that its loader returned. Every page loads the heads of all
 * routes, so they must not contain texts. `own` is what the route knows of all its pages.
 */
export function loadedHead(
  { match, loaderData }: LoadedPage,
  own: PageSeo & { structuredData?: StructuredData[] } = {},
) {
  const { pathname, context } = match
  const { settings } = context
  if (!loaderData) return errorHead(settings, { isAbsent: match.status === 'notFound' })
  return pageHead({ settings, path: pathname, ...loaderData.seo, ...own })
}

/** A route's `head` if the address is a secret: it sends no referrer. */
export function secretHead(...page: Parameters<typeof loadedHead>) {
  const head = loadedHead(...page)
  return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] }
}

/** Head of an error screen: its title, nothing to index or share. */
export function errorHead(
  { productName }: Pick<HeadSettings, 'productName'>,
  { isAbsent }: { isAbsent: boolean },
): ReturnType<typeof pageHead> {
  const name = isAbsent ? m.shell_not_found_message() : m.shell_error_title()
  return {
    meta: [
      { title: `${name} – ${productName}` },
      { name: 'description', content: '' },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
    links: [],
  }
}

/**
 * Returns a route's `head`: title, description, canonical address, robots and the card of a shared
 * link.
 */
export function pageHead(input: PageHeadInput) {
  const { settings, kind = 'website' } = input
  const title = plainText(input.title ?? '')
  const description = plainText(input.description ?? '')
  const keyword = plainText(input.keyword ?? '')
  const { productName, publicOrigin, productSlug, hasLocalePrefix } = settings
  const defaultTitle = m.shell_default_title({ product: productName })
  const tabName = title || plainText(input.name ?? '')
  const tabTitle = tabName ? `${tabName} – ${productName}` : defaultTitle
  const sharedTitle = title || input.title === undefined ? tabTitle : ''
  // The router adds a slash to the path of a list; links leave it out.
  const page = input.path.replace(/(?!^)\/(?=\?|$)/, '')
  const [path = page] = page.split('?')
  const publicPage = publicPageOf(path, productSlug)
  const isIndexed = publicPage !== undefined && (input.isIndexed ?? true)
  const url = pageUrl(settings, page)
  return {
    meta: [
      { title: tabTitle },
      { name: 'description', content: description },
      { name: 'keywords', content: keyword },
      { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex, nofollow' },
      { property: 'og:site_name', content: productName },
      { property: 'og:type', content: kind },
      { property: 'og:title', content: sharedTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...ogLocaleTags(),
      { property: 'og:image', content: sharePictureUrl(settings, path) },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(shareWidth) },
      { property: 'og:image:height', content: String(shareHeight) },
      { property: 'og:image:alt', content: m.seo_picture_alt({ title: title || productName }) },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: sharedTitle },
      { name: 'twitter:description', content: description },
      ...(title && isIndexed && path !== '/' && publicPage.kind === 'page'
        ? trailOf(settings, title, path)
        : []),
      ...(input.structuredData ?? []),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(hasLocalePrefix ? alternatesOf(page) : [sharedAddress(page)]).map((alternate) => ({
        rel: 'alternate',
        hrefLang: alternate.hreflang,
        href: new URL(alternate.path, publicOrigin).href,
      })),
    ],
  }
}

/**
 * What a route without SEO data shows. Only the content backend makes the claims of the specification
 * (section 1), and only for the home page.
 */
export function defaultHead(settings: HeadSettings, path: string) {
  return pageHead({ settings, path, description: m.shell_default_description() })
}

/** If both languages share an address, the reader's language is detected there. */
function sharedAddress(path: string) {
  return { hreflang: 'x-default', path }
}

function ogLocaleTags() {
  const current = getLocale()
  const others = locales.filter((locale) => locale !== current)
  return [
    { property: 'og:locale', content: ogLocales[current] },
    ...others.map((locale) => ({ property: 'og:locale:alternate', content: ogLocales[locale] })),
  ]
}

/** Breadcrumb of a page right below the front page. Deeper pages bring their own. */
const trailOf = createIsomorphicFn()
  .server((settings: HeadSettings, title: string, path: string) => [
    breadcrumbJsonLd([
      { name: settings.productName, url: pageUrl(settings, '/') },
      { name: title, url: pageUrl(settings, path) },
    ]),
  ])
  .client(() => [])
