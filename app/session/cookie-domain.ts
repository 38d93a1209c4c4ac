import { parse } from 'tldts'
import { problemOfDomainName } from '#app/lib/domain-name.ts'

/**
 * The Domain that shares a cookie across the parent domain of a host, by the public-suffix list:
 * `app.klinik.co.id` gives `klinik.co.id`. Undefined for localhost, for IP addresses and for what is
 * no domain name, whose cookies belong to the host alone.
 */
export function cookieDomainOf(hostname: string): string | undefined {
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true, validateHostname: false })
  if (isIp || !domain || problemOfDomainName(hostname)) return undefined
  return domain
}
