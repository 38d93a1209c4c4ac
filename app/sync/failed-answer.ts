import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { connectionAfterFailure } from './connection-after-failure.ts'

/**
 * The answer to a failed upload: refused for good if there is a reason, else a retry may succeed.
 * @throws what is neither the site's error nor the end of the session
 */
export function failedAnswer<Reason>(
  error: unknown,
  refusalOf: (error: AppError) => Reason | undefined,
) {
  // An ended session throws a redirect, which fetch cannot follow.
  if (error instanceof Response || !(error instanceof Error))
    return { kind: 'failed', text: '', connection: 'signed-out' } as const
  if (!(error instanceof AppError)) throw error
  const reason = refusalOf(error)
  if (reason) return { kind: 'refused', reason } as const
  const connection = connectionAfterFailure(error)
  return { kind: 'failed', text: textOfError(error), connection } as const
}
