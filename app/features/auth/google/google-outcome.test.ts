import * as v from 'valibot'
import { expect, test } from 'vitest'
import { googleProfileSchema } from '#server/contract/auth.schema.ts'
import { isoDateOf, pathAfterGoogle } from './google-outcome.ts'

const profile = v.parse(googleProfileSchema, {
  firstName: 'Sari',
  email: 'sari@contoh.id',
  birthDate: { year: 1990, month: 2, day: 7 },
  token: 'secret-token',
})

test('[S4.03] a newcomer from the auth page completes the profile with the Google data', () => {
  expect(pathAfterGoogle({ kind: 'profile_missing', profile })).toBe(
    '/auth/profile-completion?firstName=Sari&lastName=&email=sari%40contoh.id&birthDate=1990-02-07',
  )
})

test('[S4.05] a member goes to the saved redirect', () => {
  const target = '/cart/check-order?product-service-id=12'
  expect(pathAfterGoogle({ kind: 'signed_in', target })).toBe(target)
})

test.each(['', '/auth', 'https://evil.example/', '//evil.example'])(
  '[S4.05] a member whose saved redirect is %j goes to /',
  (target) => {
    expect(pathAfterGoogle({ kind: 'signed_in', target })).toBe('/')
  },
)

test('[S8.11] a user who does not exist is sent to sign up', () => {
  expect(pathAfterGoogle({ kind: 'unknown_user' })).toBe('/auth?tab=signup')
})

test('refused consent leads to the login tab with its reason', () => {
  expect(pathAfterGoogle({ kind: 'failed', why: 'refused' })).toBe('/auth?tab=login&google=refused')
})

test.each([
  ['/cart/check-order?cart-id=1#pay', '&redirect=%2Fcart%2Fcheck-order%3Fcart-id%3D1%23pay'],
  ['/auth', ''],
  ['//evil.example', ''],
])('after a failure the login page keeps the target %s as %s', (target, query) => {
  expect(pathAfterGoogle({ kind: 'failed', why: 'failed', target })).toBe(
    `/auth?tab=login&google=failed${query}`,
  )
})

test.each([
  [true, '/account?google=connected'],
  [false, '/account?google=failed'],
])('connecting an account (connected: %s) leads back to %s', (isConnected, path) => {
  expect(pathAfterGoogle({ kind: 'connection', isConnected })).toBe(path)
})

test.each([
  [{ year: 1990, month: 12, day: 31 }, '1990-12-31'],
  [{ year: 0, month: 12, day: 31 }, ''],
  ['1990-12-31', '1990-12-31'],
  [null, ''],
  [undefined, ''],
])('[S3.05] the birth date %j becomes %j', (birthDate, isoDate) => {
  expect(isoDateOf(birthDate)).toBe(isoDate)
})
