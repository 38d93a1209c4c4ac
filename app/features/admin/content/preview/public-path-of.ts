import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'

/** Pages whose SEO texts are a text by themselves. */
const pagesWithMeta: Record<string, (productSlug: string) => string> = {
  default: () => '/',
  program: () => '/program',
  'ahli-gizi': () => '/ahli-gizi',
  about: (productSlug) => `/tentang-${productSlug}`,
  enterprise: (productSlug) => `/${productSlug}-for-enterprise`,
}

/** Text pages whose path differs from their slug. */
const productPages: Record<string, (productSlug: string) => string> = {
  tentang: (productSlug) => `/tentang-${productSlug}`,
  'for-enterprise': (productSlug) => `/${productSlug}-for-enterprise`,
  'for-enterprise-contact': (productSlug) => `/${productSlug}-for-enterprise-contact`,
}

/** Returns the public page that shows a text, or undefined if no page does. */
export function publicPathOf(
  { kind, slug }: Pick<DocumentKey, 'kind' | 'slug'>,
  productSlug: string,
): string | undefined {
  switch (kind) {
    case 'article':
      return `/blog/${slug}`
    case 'category':
      return `/blog?category=${slug}`
    case 'front-page':
      return '/blog'
    case 'home':
      return '/'
    case 'nutritionist-text':
      return `/ahli-gizi/${slug}`
    case 'page-meta':
      return pagesWithMeta[slug]?.(productSlug)
    case 'program':
    case 'promo':
      return `/${kind}/${slug}`
    case 'text-page':
      return productPages[slug]?.(productSlug) ?? `/${slug}`
  }
}
