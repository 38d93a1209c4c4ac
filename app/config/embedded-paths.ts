/** Only these two pages may be framed by other sites, so they show no session. */
export function isEmbeddedPath(pathname: string, productSlug: string): boolean {
  return pathname === '/ahli-gizi-iframe' || pathname === `/tentang-${productSlug}-iframe`
}
