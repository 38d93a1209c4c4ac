import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { createCacheKeys, type Visit } from './cache-key.ts'

function addressOf(visit: Partial<Visit>, settings: Record<string, string> = {}) {
  const guest = { method: 'GET', url: '/', cookies: '', acceptLanguage: '' }
  return createCacheKeys(parseSettings(settings))({ ...guest, ...visit })
}

test.each(['/', '/program', '/program/seimbang-harian', '/ahli-gizi-iframe', '/tentang-seimbang'])(
  'a guest’s page at %s is cached',
  (url) => {
    expect(addressOf({ url })).toMatchObject({ path: url, locale: 'en' })
    expect(addressOf({ url, method: 'HEAD' })).toBeDefined()
  },
)

test('the offline page of the tracker is cached', () => {
  expect(addressOf({ url: '/tracker/offline' })).toBeDefined()
})

test.each([
  { url: '/?q=a' },
  { url: '/?utm_source=a&nutritionist=sari' },
  { url: '/program/a%2eb' },
  { url: '/program/../account' },
  { url: '//evil.example' },
  { url: '/auth' },
  { url: '/cart/check-order' },
  { url: '/tracker/abc' },
  { url: '/assets/a.js' },
  { url: '/blog/rss.xml' },
  { method: 'POST' },
  { cookies: 'locale=id; seimbang-auth-cookie-token=a.b.c' },
  { cookies: 'seimbang-auth-cookie-redirect=%2Faccount' },
])('a private page, or an address that is not a page, is not cached: %j', (visit) => {
  expect(addressOf(visit)).toBeUndefined()
})

test('the locale is that of the cookie, else the browser’s, else the default', () => {
  expect(addressOf({ acceptLanguage: 'fr, id-ID;q=0.8, en;q=0.5' })?.locale).toBe('id')
  expect(addressOf({ acceptLanguage: 'id', cookies: 'a=b; locale=en' })?.locale).toBe('en')
  expect(addressOf({ acceptLanguage: 'fr' }, { LOCALE_DEFAULT: 'id' })?.locale).toBe('id')
})

test('equal visits share a page, and different visits do not', () => {
  const findAddress = createCacheKeys(parseSettings({}))
  const ask = (visit: Partial<Visit>) =>
    findAddress({ method: 'GET', url: '/', cookies: '', acceptLanguage: '', ...visit })
  expect(ask({ acceptLanguage: 'id' })).toEqual(ask({ cookies: 'locale=id', acceptLanguage: 'en' }))
  const keys = [{}, { url: '/program' }, { acceptLanguage: 'id' }].map((visit) => ask(visit)?.key)
  expect(new Set(keys).size).toBe(3)
  expect(ask({ cookies: 'seimbang-auth-cookie-token=a.b.c' })).toBeUndefined()
})

test('with locale prefixes the path decides, and a path without prefix is not cached', () => {
  const prefix = { LOCALE_PREFIX: 'true' }
  const visit = { url: '/id/program', acceptLanguage: 'en', cookies: 'locale=en' }
  expect(addressOf(visit, prefix)).toMatchObject({ path: '/id/program', locale: 'id' })
  expect(addressOf({ url: '/id' }, prefix)).toMatchObject({ path: '/id', locale: 'id' })
  expect(addressOf({ url: '/program' }, prefix)).toBeUndefined()
  expect(addressOf({ url: '/id/program' })).toBeUndefined()
})

test.each(['/?utm_source=a', '/?gclid=x&utm_medium=cpc', '/?fbclid=y'])(
  'a campaign link shares the page of its path: %s',
  (url) => {
    expect(addressOf({ url })).toMatchObject({ path: '/', key: 'en /' })
  },
)
