import { isRedirect } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'

const unauthorized = 401

/**
 * Returns `signed-out` if a call failed for lack of a session. An expired session redirects to sign-in.
 * After another tab has signed out, the call goes out as a guest's and gets a 401.
 */
export function connectionAfterFailure(error: unknown): 'lost' | 'signed-out' {
  const isRefusedGuest = error instanceof AppError && error.status === unauthorized
  return isRedirect(error) || isRefusedGuest ? 'signed-out' : 'lost'
}
