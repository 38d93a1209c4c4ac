/** Exactly these two pages may stand in other sites' frames, so they show nobody's session. */
export function isEmbeddedPath(pathname: string, productSlug: string): boolean {
  return pathname === '/ahli-gizi-iframe' || pathname === `/tentang-${productSlug}-iframe`
}
