import { expect, test } from 'vitest'
import { cookieDomainOf } from './cookie-domain.ts'

test.each([
  ['app.klinik.co.id', 'klinik.co.id'],
  ['a.b.klinik.co.id', 'klinik.co.id'],
  ['seimbang.id', 'seimbang.id'],
  ['www.seimbang.id', 'seimbang.id'],
  // Strangers share these suffixes.
  ['co.id', undefined],
  ['klinik.github.io', 'klinik.github.io'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
  ['-klinik.co.id', undefined],
  [`${'a'.repeat(64)}.co.id`, undefined],
  ['', undefined],
])('[S9.02] [S5.01] cookies of %j are shared across %j', (hostname, domain) => {
  expect(cookieDomainOf(hostname)).toBe(domain)
})
