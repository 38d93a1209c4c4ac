/** A backend's answer, as far as the session rules look at it. */
export type FailedAnswer = { message: string; status: number; isRefreshCall: boolean }

/**
 * What a failed answer of the main backend means for the session (specification, section 8). The
 * first rule that matches wins: `reset` forgets the session and goes to the login page, `refresh`
 * asks for a new token once, `none` passes the error to the caller.
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
