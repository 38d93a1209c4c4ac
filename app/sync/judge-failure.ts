import { isRedirect } from '@tanstack/react-router'

/** What a failed call says of the connection: a session that is over leads to the sign-in page. */
export function judgeFailure(error: unknown): 'lost' | 'signed-out' {
  return isRedirect(error) ? 'signed-out' : 'lost'
}
