import type { Settings } from '#app/config/settings.ts'

/**
 * Whether a person's browser asks for a shared tracker. Scanners of mail and messengers open each
 * link with GET or HEAD. At addresses that it trusts, a browser marks a page that its user opens
 * (Fetch Metadata, Safari from 16.4). Server functions are called by a page that a browser has
 * opened.
 */
export function isReader(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { PUBLIC_ORIGIN }: Pick<Settings, 'PUBLIC_ORIGIN'>,
): boolean {
  if (method === 'POST') return true
  if (method !== 'GET') return false
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN)
  const isTrusted = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return !isTrusted || headers.get('sec-fetch-dest') === 'document'
}
