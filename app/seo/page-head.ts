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

/** What a page says of itself to search engines and messengers. */
export type PageSeo = {
  /** Missing: the product's own. Empty: what stood there cannot be had, and nothing is shared for it. */
  title?: string
  /** What the page calls itself while its title is empty: a reader's tab is never without a name. */
  name?: string
  description?: string
  keyword?: string
  kind?: 'website' | 'article'
  /** Path of the page, for the address that a shared link shows; with the query that makes it one. */
  path?: string
  /**
   * Says no for a view of a page that is public otherwise: a filtered list, a page for frames.
   * Whatever is not public is never indexed.
   */
  isIndexed?: boolean
}

/** `structuredData` is what search engines read of the page besides where it stands. */
type PageHeadInput = PageSeo & {
  settings: HeadSettings
  path: string
  structuredData?: StructuredData[]
}

/** A route's page as its `head` finds it: without data when the loader threw, as for an absent page. */
type LoadedPage = {
  match: { pathname: string; status?: string; context: { settings: HeadSettings } }
  loaderData?: { seo: PageSeo } | undefined
}

const ogLocales = { id: 'id_ID', en: 'en_US' } as const satisfies Record<Locale, string>

/**
 * A route's `head`, from the `seo` that its loader returned: the texts come with the page. The browser
 * knows the head of every route before it shows the first page, so nothing else may write them there.
 * `own` is what the route knows of all its pages.
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

/** A route's `head` where the address opens something: no other page or site learns it. */
export function secretHead(...page: Parameters<typeof loadedHead>) {
  const head = loadedHead(...page)
  return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] }
}

/** In place of a page: what its screen says, and nothing to be found or shared. */
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
 * What a route's `head` returns: title, description, canonical address, what search engines may do,
 * and the card of a shared link.
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
  // The router gives a list's path with a slash at its end; links and readers leave it out.
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

/** Without paths of their own both languages share the address, which answers in the reader's. */
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

/** A page right below the front page; deeper ones say themselves what they stand in. */
const trailOf = createIsomorphicFn()
  .server((settings: HeadSettings, title: string, path: string) => [
    breadcrumbJsonLd([
      { name: settings.productName, url: pageUrl(settings, '/') },
      { name: title, url: pageUrl(settings, path) },
    ]),
  ])
  .client(() => [])
