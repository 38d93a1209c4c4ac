import { AppError } from '#app/errors/app-error.ts'

/**
 * The answer of a member's call through `useServerFn`. When the session is over there is none: the
 * visitor is on the way to the login page, and nothing may be taken for done.
 * @throws AppError `ABORTED` without an answer
 */
export function requireAnswer<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new AppError({ code: 'ABORTED' })
  return answer
}
