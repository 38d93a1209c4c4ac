import { parse } from 'tldts'

/**
 * The Domain that shares a cookie across the parent domain of a host, by the public-suffix list:
 * `app.klinik.co.id` gives `klinik.co.id`. Undefined for localhost and IP addresses, whose cookies
 * belong to the host alone.
 */
export function cookieDomainOf(hostname: string): string | undefined {
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true })
  return isIp || !domain ? undefined : domain
}
