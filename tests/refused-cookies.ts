/** The state of a browser that has refused all optional cookies: the panel stays closed. */
export const refusedCookies = {
  name: 'seimbang-cookies-consent',
  value: encodeURIComponent(
    JSON.stringify({ enableCookiesFunctional: false, enableCookiesAnalytics: false }),
  ),
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}
