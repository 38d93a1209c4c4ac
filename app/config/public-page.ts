/**
 * A page that search engines may index, by the content it shows. It is cached for all visitors, listed
 * in the sitemap and shared with a picture.
 */
export type PublicPage = {
  kind: 'page' | 'program' | 'nutritionist' | 'promo' | 'article'
  /** For kind `page` its path without the slash, `home` for the front page. */
  slug: string
}

const kindsByFolder: Record<string, PublicPage['kind']> = {
  program: 'program',
  'ahli-gizi': 'nutritionist',
  promo: 'promo',
  blog: 'article',
}

/** Pages at `/{slug}` that show the text page of the same slug. */
export const textPageSlugs = [
  'pricing',
  'konsultasi',
  'cek-gizi',
  'sumber-data-pangan',
  'layanan-enterprise',
  'if-program',
  'policy',
  'kebijakan-privasi',
] as const

/** Paths of the public pages that do not depend on content, in the order of the sitemap. */
export function staticPathsOf(productSlug: string): string[] {
  return [
    '/',
    '/program',
    '/ahli-gizi',
    '/blog',
    `/tentang-${productSlug}`,
    `/${productSlug}-for-enterprise`,
    `/${productSlug}-for-enterprise-contact`,
    ...textPageSlugs.map((slug) => `/${slug}`),
  ]
}

/** Returns undefined for a path that is not public: members' pages, `/auth`, frames, unknown paths. */
export function publicPageOf(path: string, productSlug: string): PublicPage | undefined {
  if (staticPathsOf(productSlug).includes(path))
    return { kind: 'page', slug: path.slice(1) || 'home' }
  const [, folder = '', slug = '', ...deeper] = path.split('/')
  const kind = Object.hasOwn(kindsByFolder, folder) ? kindsByFolder[folder] : undefined
  return kind && slug && deeper.length === 0 ? { kind, slug } : undefined
}
