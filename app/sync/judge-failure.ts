import { isRedirect } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'

const unauthorized = 401

/**
 * What a failed call says of the connection. A session that is over leads to the sign-in page; where
 * nothing of it is left, because another tab signed out, the call went out as a guest's and was refused.
 */
export function judgeFailure(error: unknown): 'lost' | 'signed-out' {
  const isRefusedGuest = error instanceof AppError && error.status === unauthorized
  return isRedirect(error) || isRefusedGuest ? 'signed-out' : 'lost'
}
