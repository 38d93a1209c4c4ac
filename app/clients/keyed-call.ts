import { AppError } from '#app/errors/app-error.ts'
import { newClientId } from '#app/lib/client-id.ts'

/**
 * Calls with an idempotency key that stays the same until a reply arrives. A retry after a lost
 * reply returns the first call's result. Other content gets a new key.
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

/** A refusal is a reply. Any other error leaves open what the backend did. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'BACKEND' && (error.status ?? 500) < 500
}
