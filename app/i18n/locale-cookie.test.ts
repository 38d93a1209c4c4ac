import { expect, test } from 'vitest'
import { localeCookieOf, storedLocaleOf } from './locale-cookie.ts'

test('[S9.03] the language cookie lives 365 days on the whole site, lax and also over http', () => {
  expect(localeCookieOf('id', { sameSite: 'lax', isSecure: false })).toBe(
    'locale=id; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})

test('[S9.03] the cookie is cross-origin and secure only if configured', () => {
  expect(localeCookieOf('en', { sameSite: 'none', isSecure: true })).toBe(
    'locale=en; Path=/; Max-Age=31536000; SameSite=None; Secure',
  )
})

test.each([
  ['theme=dark; locale=id', 'id'],
  ['locale=fr', undefined],
  ['xlocale=id', undefined],
  ['', undefined],
])('the cookies "%s" store the language %s', (cookies, locale) => {
  expect(storedLocaleOf(cookies)).toBe(locale)
})
