import { BlockList, isIP } from 'node:net'
import type { ServerRequest } from 'srvx'

/** The address of a request whose socket has none. */
const unknownAddress = '0.0.0.0'

/**
 * Returns the client's IP address. It reads `X-Forwarded-For` from the right. The first address
 * that is no trusted proxy is the client's. Clients can forge everything left of it.
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

/** An address with a port, as some proxies write it: `203.0.113.5:4005`, `[2001:db8::1]:4005`. */
const withPort = /^(?:([\d.]+):\d+|"?\[([\da-f:.]+)\](?::\d+)?"?)$/i
/** IPv4 inside IPv6, as a dual-stack socket reports it, in the one spelling of URLs. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** Returns the one spelling of an address, so that a visitor counts once. */
function plain(hop: string): string {
  const [, ipv4, ipv6] = withPort.exec(hop) ?? []
  const address = ipv4 ?? ipv6 ?? hop
  return isIP(address) === 6 ? plainIpv6(address) : address
}

function plainIpv6(address: string): string {
  const [bare = ''] = address.split('%')
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const groups = mapped.exec(spelled)?.slice(1)
  if (!groups) return spelled
  const bytes = groups.flatMap((it) => [parseInt(it, 16) >> 8, parseInt(it, 16) & 0xff])
  return bytes.join('.')
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
