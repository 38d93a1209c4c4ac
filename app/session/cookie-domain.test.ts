import { expect, test } from 'vitest'
import { cookieDomainOf } from './cookie-domain.ts'

test.each([
  ['app.klinik.co.id', 'klinik.co.id'],
  ['seimbang.id', 'seimbang.id'],
  ['co.id', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('[S9.02] cookies of %s are shared across %s', (hostname, domain) => {
  expect(cookieDomainOf(hostname)).toBe(domain)
})
