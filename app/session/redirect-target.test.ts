import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '#tests/test-size.ts'
import { isUnderAuth, nextHashOf, redirectTargetOf } from './redirect-target.ts'

test.each([
  '/program/seimbang-harian',
  '/cart/check-order?cart-id=0012',
  '/tracker/abc#weights',
  '/blog?q=100%25',
  '/blog?q=a//b%5Cc',
  '/blog/100%25',
])('the redirect %s stays as it is', (target) => {
  expect(redirectTargetOf(target)).toBe(target)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/auth?tab=login',
  '/auth/forgot-password',
  'program',
  '/%',
  '',
  undefined,
  ['/program', '/evil'],
  '/%61uth',
  '/program/%2e%2e/auth',
  '/%61uth/..%2f',
  '/program/../%61uth/..%2f',
  '/program/.',
  '/auth ',
  '/authors',
  '/_serverFn/abc',
  '/tracker/abc/unknown',
  '/robots.txt',
  '/account/export',
  '/id/auth?tab=login',
  '/id/en/program',
])('[S2.04] the redirect %j becomes /', (target) => {
  expect(redirectTargetOf(target)).toBe('/')
})

test('a redirect with a language loses it, because the site adds the visitor’s own', () => {
  expect(redirectTargetOf('/id/program?q=1')).toBe('/program?q=1')
  expect(redirectTargetOf('/en')).toBe('/')
})

test('[S2.04] a redirect of 100 kB becomes /', () => {
  expect(redirectTargetOf(`/${'a'.repeat(100_000)}`)).toBe('/')
})

test.each([
  ['#questions', 'questions'],
  ['questions', 'questions'],
  ['https://evil.example', ''],
  [undefined, ''],
])('the hash %j becomes %j', (value, hash) => {
  expect(nextHashOf(value)).toBe(hash)
})

/** Fragments of open-redirect payloads. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['/', '\\', '//', '/\\', '%2f', '%5c', '%252f', '%09', '\t', '\n', '\r', '\0', '%00', ' '],
    ...['https:', 'http:', 'javascript:', 'data:', ':', '@', '.', '..', '?', '#', ';', '&', '='],
    ...[
      'evil.example',
      'origin.invalid',
      'auth',
      'AUTH',
      '%61uth',
      'program',
      'id',
      '。',
      '／',
      '＼',
      '﹨',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
const address = fc
  .tuple(fc.constantFrom('', '/', '//', '/\\', '/%09/'), fc.array(piece, { maxLength: 8 }))
  .map(([start, pieces]) => start + pieces.join(''))

test('[S2.04] no generated redirect leaves the origin or leads to the auth pages', () => {
  const site = 'https://seimbang.test'
  fc.assert(
    fc.property(address, (value) => {
      const target = redirectTargetOf(value)
      const url = new URL(target, site)
      expect(url.origin).toBe(site)
      expect(target.startsWith('/')).toBe(true)
      expect(isUnderAuth(decodeURIComponent(url.pathname))).toBe(false)
      // The check is idempotent, so browser and server agree.
      expect(redirectTargetOf(target)).toBe(target)
    }),
    { numRuns: runsOf(100_000) },
  )
})
