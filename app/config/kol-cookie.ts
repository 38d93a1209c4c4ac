import { codeOf } from '#server/contract/typed-text.ts'

/** Query parameter of a KOL link, such as `/pricing?kol=RANI`. */
export const kolParameter = 'kol'

/** The visitor may buy weeks after following the link. */
const lifetimeSeconds = 30 * 24 * 60 * 60

function kolCookieName(productSlug: string): string {
  return `${productSlug}-kol`
}

/** Returns the code in capitals, or undefined if the text cannot be a code. */
export function kolCodeOf(value: string | null | undefined): string | undefined {
  const code = codeOf(value ?? '').toUpperCase()
  return /^[A-Z0-9]{3,20}$/.test(code) ? code : undefined
}

/** `Set-Cookie` value that stores a code. */
export function kolCookieOf(code: string, { productSlug, isSecure }: CookieOptions): string {
  const attributes = [
    `${kolCookieName(productSlug)}=${code}`,
    'Path=/',
    `Max-Age=${lifetimeSeconds}`,
    'SameSite=Lax',
  ]
  return [...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

type CookieOptions = { productSlug: string; isSecure: boolean }

/** `document.cookie` value that deletes the code. */
export function clearedKolCookieOf(productSlug: string): string {
  return `${kolCookieName(productSlug)}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** Reads the code from a browser's cookies. */
export function storedKolCodeOf(cookies: string, productSlug: string): string | undefined {
  const start = `${kolCookieName(productSlug)}=`
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return kolCodeOf(found?.slice(start.length))
}
