import { expect, test } from 'vitest'
import { nextHashOf, redirectTargetOf } from './redirect-target.ts'

test.each([
  '/program/seimbang-harian',
  '/cart/check-order?cart-id=0012',
  '/tracker/abc#weights',
  '/authors',
])('the place %s is kept', (target) => {
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
  `/${'a'.repeat(100_000)}`,
])('the place %j counts as /', (target) => {
  expect(redirectTargetOf(target)).toBe('/')
})

test.each([
  ['#questions', 'questions'],
  ['questions', 'questions'],
  ['https://evil.example', ''],
  [undefined, ''],
])('the hash %j becomes %j', (value, hash) => {
  expect(nextHashOf(value)).toBe(hash)
})
