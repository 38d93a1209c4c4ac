import { expect, test } from 'vitest'
import { pathAfterSignIn, pathAfterSignOut } from './path-after-sign-in.ts'

test.each([
  [{ redirect: '/transaction' }, '/transaction'],
  [{ redirect: '/cart/check-order?cart-id=0012' }, '/cart/check-order?cart-id=0012'],
  [{ redirect: '/pricing', next: '#questions' }, '/pricing#questions'],
  [{ redirect: '/pricing#plans', next: 'questions' }, '/pricing#plans'],
  [{ redirect: undefined, next: undefined }, '/'],
  [{ redirect: 'https://evil.example/' }, '/'],
  [{ redirect: '/auth?tab=login' }, '/'],
])('[S2.30] after login %j leads to %s', (search, path) => {
  expect(pathAfterSignIn({ next: undefined, ...search })).toBe(path)
})

test.each([
  ['/', '/'],
  ['/tracker/abc', '/'],
  ['/admin/orders', '/auth'],
  ['/id/admin', '/auth'],
])('[S2.31] after sign-out from %s the visitor goes to %s', (path, target) => {
  expect(pathAfterSignOut(path)).toBe(target)
})
