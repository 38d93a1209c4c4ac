import { isRedirect } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'
import { lacksHealthConsent } from '#app/session/health-consent/health-consent-gate.ts'

const unauthorized = 401

/**
 * Returns `no-consent` if the backend stores no health data without the member's consent. Returns
 * `signed-out` if a call failed for lack of the member's session. An expired session redirects to
 * sign-in. After another tab has signed out, the call goes out as a guest's and gets a 401. After
 * it has signed in as another member, the site refuses the call.
 */
export function connectionAfterFailure(error: unknown): 'lost' | 'signed-out' | 'no-consent' {
  if (lacksHealthConsent(error)) return 'no-consent'
  if (isRedirect(error)) return 'signed-out'
  if (!(error instanceof AppError)) return 'lost'
  return error.status === unauthorized || error.code === 'OTHER_MEMBER' ? 'signed-out' : 'lost'
}
