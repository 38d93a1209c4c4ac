import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import type { SiteContext } from '#app/config/site-context.ts'
import { knownDeviceHeaders } from './known-device.server.ts'

/** The cookie whose token unsafe calls must repeat. */
const xsrfCookie = 'XSRF-TOKEN'
const headerMaxLength = 4096

/**
 * Headers that describe the visitor to the main backend: request id, device and its marks, address
 * and XSRF token.
 */
export function visitorHeaders(context: SiteContext): Record<string, string> {
  return {
    'x-request-id': context.requestId,
    'x-forwarded-for': context.clientAddress,
    ...knownDeviceHeaders(context.settings),
    ...headerOf('user-agent', getRequestHeader('user-agent')),
    ...headerOf('x-xsrf-token', getCookie(xsrfCookie)),
  }
}

/** Omits a value that no header can carry: a visitor may plant any cookie. */
function headerOf(name: string, value: string | undefined): Record<string, string> {
  const isSendable = value !== undefined && /^[\x20-\x7e]+$/.test(value)
  return isSendable && value.length <= headerMaxLength ? { [name]: value } : {}
}
