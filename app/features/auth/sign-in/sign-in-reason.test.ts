import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { signInReason } from './sign-in-reason.ts'

test.each([
  ['/extend-program', m.auth_reason_extension()],
  ['/id/extend-program', m.auth_reason_extension()],
  ['/cart/check-order?cart-id=0012', m.auth_reason_order()],
  ['/tracker/abc/food', m.auth_reason_tracker()],
  ['/transaction#latest', m.auth_reason_transaction()],
  ['/account', m.auth_reason_account()],
  ['/', undefined],
  ['/pricing', undefined],
])('[S2.30] the reason to sign in for %s is: %s', (path, reason) => {
  expect(signInReason(path)).toBe(reason)
})
