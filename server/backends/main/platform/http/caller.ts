import type { Context } from 'hono'
import { deviceNameOf } from './device-name.ts'

/** Calls that nobody vouches for count as one client's. */
const unknownClient = 'unknown'

/**
 * Whose call this is, as far as it counts for rate limits. It comes from whoever handed the request
 * over in this process, as `clientAddress` of the second argument of `fetch`, and from nowhere else:
 * a header anybody could have written. An IPv6 address stands for its /64, which is what one
 * customer of a provider has to choose from.
 */
export function clientOf(c: Context): string {
  const address: unknown = c.env?.clientAddress
  if (typeof address !== 'string' || address === '') return unknownClient
  return address.includes(':') ? networkOf(address) : address
}

/** The browser and system that the caller says it is. */
export function deviceOf(c: Context): string {
  return deviceNameOf(c.req.header('user-agent'))
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array(Math.max(gap, 0)).fill('0'), ...groups(tail ?? '')]
  return `${all.slice(0, 4).join(':')}::/64`
}
