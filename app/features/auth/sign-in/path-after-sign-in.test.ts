import { expect, test } from 'vitest'
import { pathAfterSignIn, pathAfterSignOut, pathBeforeGoogle } from './path-after-sign-in.ts'

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
  [{ redirect: '/pricing' }, '/pricing'],
  [{ redirect: '/pricing', next: 'plans' }, '/pricing#plans'],
  [{ redirect: '//evil.example' }, '/'],
  [{ redirect: '/auth/forgot-password' }, '/auth'],
  [{ next: 'plans' }, '/auth'],
])('[S4.02] the redirect to Google saves %j as %s', (search, path) => {
  expect(pathBeforeGoogle({ redirect: undefined, next: undefined, ...search })).toBe(path)
})

test.each([
  ['/', '/'],
  ['/tracker/abc', '/'],
  ['/admin/orders', '/auth'],
  ['/id/admin', '/auth'],
])('[S2.31] after sign-out from %s the visitor goes to %s', (path, target) => {
  expect(pathAfterSignOut(path)).toBe(target)
})
