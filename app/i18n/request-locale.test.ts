import { expect, test } from 'vitest'
import { localeOfRequest, localizedAddressOf } from './request-locale.ts'

const bare = { LOCALE_DEFAULT: 'en', LOCALE_PREFIX: false } as const
const prefixed = { LOCALE_DEFAULT: 'id', LOCALE_PREFIX: true } as const

function requestOf(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Request(`https://seimbang.example${path}`, { method, headers })
}

test.each([
  ['the language stored in the cookie', { cookie: 'locale=id', 'accept-language': 'en' }, 'id'],
  [
    'the first language of the browser that the site speaks',
    { 'accept-language': 'fr,id;q=0.8,en;q=0.5' },
    'id',
  ],
  ['English for a browser that says nothing', {}, 'en'],
  ['English for a cookie that names no language of the site', { cookie: 'locale=zz' }, 'en'],
])('[S1.09] [S9.11] a page is in %s', (_, headers, locale) => {
  expect(localeOfRequest(requestOf('/program', headers), bare)).toBe(locale)
})

test('[S9.11] the default language is configurable', () => {
  expect(localeOfRequest(requestOf('/'), { ...bare, LOCALE_DEFAULT: 'id' })).toBe('id')
})

test('[S2.38] the language of the path wins over the cookie if languages have paths', () => {
  const request = requestOf('/en/program', { cookie: 'locale=id' })
  expect(localeOfRequest(request, prefixed)).toBe('en')
  expect(localeOfRequest(request, bare)).toBe('id')
})

test.each([
  ['/program?a=1', '/id/program?a=1'],
  ['/', '/id'],
  ['//evil', '/id/evil'],
  ['/ID/program?a=1', '/id/program?a=1'],
  ['/En', '/en'],
  ['/id/program', undefined],
  ['/_serverFn/abc', undefined],
  ['/sitemap.xml', undefined],
])('[S2.38] a request for %s is redirected to %s', (path, address) => {
  expect(localizedAddressOf(requestOf(path), 'id', prefixed)).toBe(address)
  expect(localizedAddressOf(requestOf(path), 'id', bare)).toBeUndefined()
})

test('a POST is not redirected', () => {
  expect(localizedAddressOf(requestOf('/auth', {}, 'POST'), 'id', prefixed)).toBeUndefined()
})
