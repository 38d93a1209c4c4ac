import type { PublicSettings } from '#app/config/public-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

type PageHeadInput = {
  settings: PublicSettings
  /** Path of the page, for the address that a shared link shows. */
  path: string
  /** Empty or missing: the product's own title and description stand in. */
  title?: string
  description?: string
  keyword?: string
  kind?: 'website' | 'article'
}

const ogLocales = { id: 'id_ID', en: 'en_US' } as const

/** What a route's `head` returns: title, description, and the card of a shared link. */
export function pageHead({ settings, path, title, description, keyword, kind }: PageHeadInput) {
  const { productName, publicOrigin } = settings
  const shownTitle = title ? `${title} – ${productName}` : defaultTitle(productName)
  const shownDescription = description ?? ''
  const url = new URL(path, publicOrigin).href
  return {
    meta: [
      { title: shownTitle },
      { name: 'description', content: shownDescription },
      { name: 'keywords', content: keyword ?? '' },
      { name: 'robots', content: 'index, follow' },
      { property: 'og:site_name', content: productName },
      { property: 'og:type', content: kind ?? 'website' },
      { property: 'og:title', content: shownTitle },
      { property: 'og:description', content: shownDescription },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: ogLocales[getLocale()] },
      { property: 'og:image', content: new URL('/share.png', publicOrigin).href },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: shownTitle },
      { name: 'twitter:description', content: shownDescription },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/**
 * What a route without SEO data of its own shows. The claims of the specification (section 1) are
 * the content backend's to make: they reach the home page once its editors switch them on.
 */
export function defaultHead(settings: PublicSettings, path: string) {
  return pageHead({ settings, path, description: m.shell_default_description() })
}

function defaultTitle(productName: string): string {
  return m.shell_default_title({ product: productName })
}
