import { expect, test } from 'vitest'
import { googleCookieName } from './google-cookie-name.ts'

test.each([
  ['redirect-google', 'https://app.klinik.co.id', 'seimbang-redirect-google'],
  ['redirect-google', 'http://localhost:3000', 'seimbang-redirect-google'],
  ['google-state', 'https://app.klinik.co.id', '__Host-seimbang-google-state'],
  ['google-token', 'https://app.klinik.co.id', '__Host-seimbang-google-token'],
  // Browsers refuse the prefix without https.
  ['google-state', 'http://localhost:3000', 'seimbang-google-state'],
] as const)('[S9.02] the cookie %s at %s is called %s', (cookie, PUBLIC_ORIGIN, name) => {
  expect(googleCookieName({ PRODUCT_SLUG: 'seimbang', PUBLIC_ORIGIN }, cookie)).toBe(name)
})
