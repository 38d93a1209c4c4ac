import type { IncomingMessage } from 'node:http'
import { memoize } from '#app/lib/memoize.ts'
import { bodyLimitOf } from './body-limit.ts'

/** An answer of the listener itself. Its text is in both languages: the locale is not known yet. */
export type Refusal = { status: number; text: string; headers?: Record<string, string> }

const urlLimitCharacters = 8 * 1024
/** A path segment `.` or `..`, encoded or not. A URL parser would remove it. */
const dotPart = /[/\\](?:\.|%2e){1,2}(?:[/\\#]|$)/i
/** Two slashes would name another host, in a redirect and to a URL parser. */
const severalSlashes = /^[/\\]{2,}/

export const refusals = {
  address: {
    status: 404,
    text: 'Alamat ini tidak ada.\nThis address does not exist.\n',
  },
  addressTooLong: {
    status: 400,
    text: 'Alamat ini terlalu panjang.\nThis address is too long.\n',
  },
  host: {
    status: 400,
    text: 'Nama situs dalam permintaan ini tidak sah.\nThe host in this request is not valid.\n',
  },
  bodyTooLarge: {
    status: 413,
    text: 'Kiriman ini terlalu besar.\nThis is too large to send.\n',
  },
  bodyTooSlow: {
    status: 408,
    text: 'Kiriman ini terlalu lama sampai.\nThis took too long to arrive.\n',
  },
  coding: {
    status: 415,
    text: 'Kiriman terkompresi tidak diterima.\nCompressed content is not accepted.\n',
    headers: { 'accept-encoding': 'identity' },
  },
  expectation: {
    status: 417,
    text: 'Permintaan ini tidak dapat dipenuhi.\nThis request cannot be met.\n',
  },
  method: (allowed: readonly string[]): Refusal => ({
    status: 405,
    text: 'Cara meminta ini tidak tersedia.\nThis method is not available.\n',
    headers: { allow: allowed.join(', ') },
  }),
  elsewhere: (location: string): Refusal => ({ status: 308, text: '', headers: { location } }),
} satisfies Record<string, Refusal | ((detail: never) => Refusal)>

/** Returns why a request is refused before anything reads it, or undefined if it is not. */
export function refusalOf(
  request: IncomingMessage,
  methods: readonly string[],
): Refusal | undefined {
  const { method = '', url = '', headers } = request
  const path = pathOf(url)
  if (!methods.includes(method)) return refusals.method(methods)
  if (!isValidHost(headers.host ?? '')) return refusals.host
  if (url.length > urlLimitCharacters) return refusals.addressTooLong
  // Browsers resolve `..` before they send a request, so such a path is probing for files.
  if (dotPart.test(path) || !/^[/\\]/.test(path)) return refusals.address
  if (severalSlashes.test(path)) return refusals.elsewhere(url.replace(severalSlashes, '/'))
  if (path.includes('%') && !isDecodable(path)) {
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead ? refusals.elsewhere(decodableAddressOf(url)) : refusals.address
  }
  // Nothing here decompresses a body.
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    return refusals.coding
  // A body with a declared size is refused unread; any other is cut off while it is read.
  const bodyBytes = headers['content-length']
  if (bodyBytes !== undefined && Number(bodyBytes) > bodyLimitOf(path)) return refusals.bodyTooLarge
  return undefined
}

/** Returns the path of a request target. The query may carry a token. */
export function pathOf(target = ''): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}

/** Nearly all requests have the same host. */
const isValidHost = memoize((host) => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`))

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const percentRun = /(?:%[\da-f]{2})+|%/gi

/** `/blog/100%` becomes `/blog/100%25`, which the site answers with its own page. */
function decodableAddressOf(url: string): string {
  const [path = '', ...query] = url.split('?')
  const escaped = path.replace(percentRun, (run) =>
    isDecodable(run) ? run : run.replaceAll('%', '%25'),
  )
  return [escaped, ...query].join('?')
}
