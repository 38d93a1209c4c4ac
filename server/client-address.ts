import { BlockList, isIP } from 'node:net'
import type { ServerRequest } from 'srvx'

/** The address of a request whose socket has none. */
const unknownAddress = '0.0.0.0'

/**
 * Returns the client's IP address. It reads `X-Forwarded-For` from the right: the first address
 * that is no trusted proxy is the client's, because clients can forge everything left of it.
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

/** A dual-stack socket reports IPv4 addresses as `::ffff:…`. */
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
