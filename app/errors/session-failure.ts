/** The part of a backend's failure reply that the session rules read. */
export type FailedAnswer = { message: string; status: number; isRefreshCall: boolean }

/**
 * Decides what a failure of the main backend means for the session (specification, section 8). The
 * first matching rule wins. `reset` ends the session and opens the login page. `refresh` fetches a
 * new token once. `none` passes the error to the caller.
 */
export function sessionFailureOf(answer: FailedAnswer): 'reset' | 'refresh' | 'none' {
  const message = answer.message.toLowerCase()
  const isReset =
    message.includes('invalid token') ||
    message.includes('token invalid') ||
    (answer.isRefreshCall && message.includes('expired')) ||
    (answer.status === 403 && message.includes('already logout'))
  if (isReset) return 'reset'
  const isRefresh = ['jwt', 'invalid signature', 'expired'].some((part) => message.includes(part))
  return isRefresh ? 'refresh' : 'none'
}
