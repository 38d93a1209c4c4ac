import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { type FailureMessage, statusOf } from '#server/backends/main/platform/main-failure.ts'

/** Failures that no user reads, each with the reason. */
const unread: Partial<Record<FailureMessage, string>> = {
  'jwt expired': 'the site renews the session',
  'invalid token': 'the site ends the session',
  'already logout': 'the site ends the session',
  'refresh token expired': 'the site ends the session',
  GOOGLE_SIGN_IN_REFUSED: 'the page that Google returns to has its own words',
  GOOGLE_EMAIL_UNVERIFIED: 'the page that Google returns to has its own words',
  GOOGLE_PROOF_NEEDED: 'the page that Google returns to has its own words',
  ERR_NO_FEED: 'calendar programs read it',
  ERR_NO_PROFILE: 'the page asks for the profile first',
  IDEMPOTENCY_KEY_REUSED: 'the site makes a key for each request',
  OTP_REQUIRED: 'the site asks for the code',
  NOTIFICATION_NOT_AUTHENTIC: 'payment providers read it',
  NOTIFICATION_AMOUNT_DIFFERS: 'payment providers read it',
}

const failures = Object.keys(statusOf) as FailureMessage[]

test.each(failures)('the failure %s has a text, unless no user reads it', (serverMessage) => {
  const text = textOfError(new AppError({ code: 'BACKEND', status: 400, serverMessage }))
  expect(text === serverMessage).toBe(unread[serverMessage] !== undefined)
})
