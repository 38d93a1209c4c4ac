/** What a link of a KOL carries, such as `/pricing?kol=RANI`. */
export const kolParameter = 'kol'

/** Whoever comes by a link may take their time. */
const lifetimeSeconds = 30 * 24 * 60 * 60

function kolCookieName(productSlug: string): string {
  return `${productSlug}-kol`
}

/** In capitals, or undefined for what no code looks like. */
export function kolCodeOf(value: string | null | undefined): string | undefined {
  const code = value?.trim().toUpperCase()
  return code && /^[A-Z0-9]{3,20}$/.test(code) ? code : undefined
}

/** What keeps a code in the browser, as a `Set-Cookie` header takes it. */
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

/** What `document.cookie` takes to forget the code. */
export function forgottenKolCookieOf(productSlug: string): string {
  return `${kolCookieName(productSlug)}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** The code kept among the cookies of a browser. */
export function storedKolCodeOf(cookies: string, productSlug: string): string | undefined {
  const start = `${kolCookieName(productSlug)}=`
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return kolCodeOf(found?.slice(start.length))
}
