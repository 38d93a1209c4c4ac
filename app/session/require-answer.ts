import { AppError } from '#app/errors/app-error.ts'

/**
 * Returns the reply of a member's call through `useServerFn`. A session that has ended gives none:
 * the visitor is being redirected, and the call may not count as done.
 * @throws AppError `ABORTED` if there is no reply
 */
export function requireAnswer<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new AppError({ code: 'ABORTED' })
  return answer
}
