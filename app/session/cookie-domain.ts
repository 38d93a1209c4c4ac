import { parse } from 'tldts'
import { problemOfDomainName } from '#app/lib/domain-name.ts'

/**
 * Returns the Domain that shares a cookie across the parent domain, by the public-suffix list:
 * `app.klinik.co.id` gives `klinik.co.id`. Returns undefined for localhost, IP addresses and other
 * hosts without a registrable domain.
 */
export function cookieDomainOf(hostname: string): string | undefined {
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true, validateHostname: false })
  if (isIp || !domain || problemOfDomainName(hostname)) return undefined
  return domain
}
