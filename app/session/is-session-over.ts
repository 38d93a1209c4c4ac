import { isRedirect } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'

/** Whether a call failed because the session is over. It says so by a redirect to the sign-in, or by 401. */
export function isSessionOver(error: unknown): boolean {
  return isRedirect(error) || (error instanceof AppError && error.status === 401)
}
