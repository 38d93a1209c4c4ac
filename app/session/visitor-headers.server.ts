import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import type { SiteContext } from '#app/config/site-context.ts'

/** Where a backend puts the token that its answers to unsafe calls must repeat. */
const xsrfCookie = 'XSRF-TOKEN'
const headerMaxLength = 4096

/**
 * What the main backend learns of the visitor behind a call: the request's id, their device and
 * address, and the token of the XSRF cookie when there is one.
 */
export function visitorHeaders({ requestId, clientAddress }: SiteContext): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-forwarded-for': clientAddress,
    ...headerOf('user-agent', getRequestHeader('user-agent')),
    ...headerOf('x-xsrf-token', getCookie(xsrfCookie)),
  }
}

/** A value that no header can carry is left out: a visitor may plant any cookie they like. */
function headerOf(name: string, value: string | undefined): Record<string, string> {
  const isSendable = value !== undefined && /^[\x20-\x7e]+$/.test(value)
  return isSendable && value.length <= headerMaxLength ? { [name]: value } : {}
}
