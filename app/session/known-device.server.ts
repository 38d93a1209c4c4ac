import { getCookie, setCookie } from '@tanstack/react-start/server'
import type { Settings } from '#app/config/settings.ts'
import { knownDeviceHeader } from '#server/contract/known-device-header.ts'

const lifetimeSeconds = 365 * 24 * 60 * 60
/** Accounts that use one browser. */
const mostMarks = 5
const marks = /^[\w-]{1,100}(?:\.[\w-]{1,100})*$/

/** Returns the marks of this browser for the main backend; see `knownDeviceHeader`. */
export function knownDeviceHeaders(settings: Settings): Record<string, string> {
  const stored = readMarks(settings)
  return stored.length > 0 ? { [knownDeviceHeader]: stored.join('.') } : {}
}

/** Stores the mark that a reply of the main backend brings, in front of the older ones. */
export function storeKnownDevice(settings: Settings, reply: Response): void {
  const mark = reply.headers.get(knownDeviceHeader) ?? ''
  if (!marks.test(mark)) return
  const others = readMarks(settings).filter((stored) => stored !== mark)
  setCookie(nameOf(settings), [mark, ...others].slice(0, mostMarks).join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.PUBLIC_ORIGIN.startsWith('https:'),
    maxAge: lifetimeSeconds,
  })
}

/** A cookie that this site would not write counts as absent. */
function readMarks(settings: Settings): string[] {
  const value = getCookie(nameOf(settings)) ?? ''
  return marks.test(value) ? value.split('.').slice(0, mostMarks) : []
}

function nameOf({ PRODUCT_SLUG }: Settings): string {
  return `${PRODUCT_SLUG}-known-device`
}
