import { BlockList, isIP } from 'node:net'
import type { ServerRequest } from 'srvx'

/** Where a request came from, when not even the socket tells. */
const unknownAddress = '0.0.0.0'

/**
 * The IP address of whoever made a request. Forwarded addresses are believed as far as configured
 * proxies passed them on: read from the right, the first one that is no proxy of ours is the
 * visitor's. What stands left of it anybody could have written.
 */
export function clientAddressOf(
  request: Pick<ServerRequest, 'ip' | 'headers'>,
  trustedProxies: readonly string[],
): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? []
  const hops = [...forwarded.map((hop) => hop.trim()), request.ip ?? unknownAddress].map(plain)
  const isTrusted = trustOf(trustedProxies)
  const visitor = hops.findLastIndex((hop) => !isTrusted(hop))
  const address = hops.at(Math.max(visitor, 0)) ?? unknownAddress
  return isIP(address) ? address : plain(request.ip ?? unknownAddress)
}

/** IPv4 addresses arrive in IPv6 dress on a socket that takes both. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function trustOf(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
