import { afterEach, expect, test, vi } from 'vitest'
import { followPageLocale, storePageLocale } from './browser-locale.ts'

afterEach(() => vi.unstubAllGlobals())

const localeCookie = { sameSite: 'lax', isSecure: false } as const

/** Opens an Indonesian page in a browser that has a cookie, and returns what it stores. */
function storedBy(cookie: string, { hasLocalePrefix }: { hasLocalePrefix: boolean }): string {
  const document = { cookie, documentElement: { lang: 'id' } }
  vi.stubGlobal('document', document)
  followPageLocale()
  storePageLocale({ hasLocalePrefix, localeCookie })
  return document.cookie
}

test.each([
  { cookie: '', what: 'no language' },
  { cookie: 'locale=xx', what: 'a language that the site does not have' },
])('[S4.11] a page that finds $what in the cookie stores its own', ({ cookie }) => {
  expect(storedBy(cookie, { hasLocalePrefix: false })).toMatch(/^locale=id;/)
})

test('[S4.11] a page keeps the language that another window picked meanwhile', () => {
  expect(storedBy('locale=en', { hasLocalePrefix: false })).toBe('locale=en')
})

test('[S4.11] a page whose address names its language stores it', () => {
  expect(storedBy('locale=en', { hasLocalePrefix: true })).toMatch(/^locale=id;/)
})
