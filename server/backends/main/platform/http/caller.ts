import type { Context } from 'hono'
import { deviceNameOf } from './device-name.ts'

/** Calls without a client address share one limit. */
const unknownClient = 'unknown'

/**
 * The client of a call for rate limits. It comes only from the caller in this process, as
 * `clientAddress` in the second argument of `fetch`. Anyone can send a header. An IPv6 address
 * counts as its /64, which is what one customer of a provider controls.
 */
export function clientOf(c: Context): string {
  const address: unknown = c.env?.clientAddress
  if (typeof address !== 'string' || address === '') return unknownClient
  return address.includes(':') ? networkOf(address) : address
}

/** The browser and system from the user agent. */
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
