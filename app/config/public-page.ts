/** Every address that may stand in a search engine, by the content that it shows. */
export type PublicPage = {
  kind: 'page' | 'program' | 'nutritionist' | 'promo' | 'article'
  /** Of a page without content of its own: its path without the slash, and `home` for the front page. */
  slug: string
}

const kindsByFolder: Record<string, PublicPage['kind']> = {
  program: 'program',
  'ahli-gizi': 'nutritionist',
  promo: 'promo',
  blog: 'article',
}

/** Paths of the pages that exist whatever the content is, in the order of the sitemap. */
export function staticPathsOf(productSlug: string): string[] {
  return [
    '/',
    '/program',
    '/ahli-gizi',
    '/pricing',
    '/konsultasi',
    '/blog',
    `/tentang-${productSlug}`,
    `/${productSlug}-for-enterprise`,
    `/${productSlug}-for-enterprise-contact`,
    '/layanan-enterprise',
    '/if-program',
    '/policy',
    '/kebijakan-privasi',
  ]
}

/**
 * What a path shows to everybody; undefined for all others: a member's own pages, those under
 * `/auth`, those made for other sites' frames, and paths that do not exist.
 */
export function publicPageOf(path: string, productSlug: string): PublicPage | undefined {
  if (staticPathsOf(productSlug).includes(path))
    return { kind: 'page', slug: path.slice(1) || 'home' }
  const [, folder = '', slug = '', ...deeper] = path.split('/')
  const kind = Object.hasOwn(kindsByFolder, folder) ? kindsByFolder[folder] : undefined
  return kind && slug && deeper.length === 0 ? { kind, slug } : undefined
}
