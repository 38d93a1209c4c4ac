/** What a visitor allows beside the essential cookies (specification, section 3). */
export type ConsentPreference = {
  enableCookiesFunctional: boolean
  enableCookiesAnalytics: boolean
}

export const nothingAllowed: ConsentPreference = {
  enableCookiesFunctional: false,
  enableCookiesAnalytics: false,
}

export const everythingAllowed: ConsentPreference = {
  enableCookiesFunctional: true,
  enableCookiesAnalytics: true,
}

/**
 * Version of the panel's text. Change it with the meaning, so that a record proves what was read.
 */
export const consentTextVersion = '2026-11-25'

export function consentCookieName(productSlug: string): string {
  return `${productSlug}-cookies-consent`
}

/**
 * Returns undefined if the cookie is missing, incomplete, duplicated or malformed. The visitor is
 * then asked.
 */
export function consentPreferenceOf(
  cookies: string,
  productSlug: string,
): ConsentPreference | undefined {
  const start = `${consentCookieName(productSlug)}=`
  const found = cookies.split('; ').filter((cookie) => cookie.startsWith(start))
  const [value] = found
  if (value === undefined || found.length > 1) return undefined
  return preferenceIn(value.slice(start.length))
}

function preferenceIn(value: string): ConsentPreference | undefined {
  try {
    const stored: Partial<Record<keyof ConsentPreference, unknown>> = JSON.parse(
      decodeURIComponent(value),
    )
    const { enableCookiesFunctional, enableCookiesAnalytics } = stored
    if (typeof enableCookiesFunctional !== 'boolean') return undefined
    if (typeof enableCookiesAnalytics !== 'boolean') return undefined
    return { enableCookiesFunctional, enableCookiesAnalytics }
  } catch {
    return undefined
  }
}
