import { AppError } from '#app/errors/app-error.ts'
import { newClientId } from '#app/lib/client-id.ts'

/**
 * Calls with an idempotency key that stays the same until there is an answer: whoever tries again
 * after one was lost on the way gets what the first try has done. Other content is another call.
 */
export function createKeyedCall() {
  let pending: { content: string; key: string } | undefined
  return async <Answer>(content: string, call: (key: string) => Promise<Answer>) => {
    if (pending?.content !== content) pending = { content, key: newClientId() }
    try {
      const answer = await call(pending.key)
      pending = undefined
      return answer
    } catch (error) {
      if (isRefusal(error)) pending = undefined
      throw error
    }
  }
}

/** A backend that says no has answered; anything else leaves open what it has done. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'BACKEND' && (error.status ?? 500) < 500
}
