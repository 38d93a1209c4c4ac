import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternatesOf, localeOfPath, withLocale, withoutLocale } from './locale-path.ts'

test.each([
  ['/id/program', 'id', '/program'],
  ['/en', 'en', '/'],
  ['/id/', 'id', '/'],
  ['/ideal', undefined, '/ideal'],
  ['/program/id', undefined, '/program/id'],
  ['/', undefined, '/'],
])('[S2.38] %s has the language %s and is the page %s', (path, locale, page) => {
  expect(localeOfPath(path)).toBe(locale)
  expect(withoutLocale(path)).toBe(page)
})

test('[S2.38] a page has one address per language, and switching twice equals switching once', () => {
  expect(withLocale('/program', 'id')).toBe('/id/program')
  expect(withLocale('/', 'id')).toBe('/id')
  const path = fc.array(fc.stringMatching(/^[a-z-]{1,8}$/)).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(path, (page) => {
      expect(withLocale(withLocale(page, 'en'), 'id')).toBe(withLocale(page, 'id'))
    }),
  )
})

test('a page lists its address per language and the one that detects the language', () => {
  expect(alternatesOf('/id/program')).toEqual([
    { hreflang: 'en', path: '/en/program' },
    { hreflang: 'id', path: '/id/program' },
    { hreflang: 'x-default', path: '/program' },
  ])
})
