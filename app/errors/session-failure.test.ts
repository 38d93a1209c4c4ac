import { expect, test } from 'vitest'
import { sessionFailureOf } from './session-failure.ts'

test.each([
  ['Invalid Token', 401, false, 'reset'],
  ['the TOKEN INVALID', 401, false, 'reset'],
  ['jwt malformed: invalid token', 401, false, 'reset'],
  ['User already logout', 403, false, 'reset'],
  ['refresh token expired', 401, true, 'reset'],
] as const)(
  '[S8.12] "%s" with status %i ends the session',
  (message, status, isRefreshCall, rule) => {
    expect(sessionFailureOf({ message, status, isRefreshCall })).toBe(rule)
  },
)

test.each([
  ['JWT expired', 401],
  ['Invalid signature', 401],
  ['session expired', 400],
])('[S8.13] "%s" with status %i asks for a new token', (message, status) => {
  expect(sessionFailureOf({ message, status, isRefreshCall: false })).toBe('refresh')
})

test.each([
  ['already logout', 401],
  ['WRONG_OTP', 400],
  ['', 500],
])('[S8.14] "%s" with status %i passes to the caller', (message, status) => {
  expect(sessionFailureOf({ message, status, isRefreshCall: false })).toBe('none')
})
