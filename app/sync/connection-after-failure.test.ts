import { redirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { connectionAfterFailure } from './connection-after-failure.ts'

test.each([
  ['a redirect to the sign-in page', redirect({ to: '/auth' }), 'signed-out'],
  [
    'a guest’s call, after another tab signed out',
    new AppError({ code: 'BACKEND', status: 401, serverMessage: 'invalid token' }),
    'signed-out',
  ],
  ['another member’s session', new AppError({ code: 'OTHER_MEMBER', status: 409 }), 'signed-out'],
  [
    'a refusal for lack of consent',
    new AppError({ code: 'BACKEND', status: 403, serverMessage: 'HEALTH_CONSENT_NEEDED' }),
    'no-consent',
  ],
  ['no answer', new AppError({ code: 'CONNECTION' }), 'lost'],
  ['a backend that fails', new AppError({ code: 'BACKEND', status: 503 }), 'lost'],
  ['anything else', new Error('odd'), 'lost'],
] as const)('[S2.26] %s means the right connection state', (_, error, expected) => {
  expect(connectionAfterFailure(error)).toBe(expected)
})
