import type { MainContext } from '#server/backends/main/main-context.ts'
import { errorFacts } from '#server/log/error-facts.ts'

/** Logs only an error's code and kind, because an SMTP server may repeat the address. */
export function logErrorKind(
  { log }: Pick<MainContext, 'log'>,
  error: unknown,
  message: string,
): void {
  const { name, code } = error as { name?: string; code?: string }
  log.warn({ error: name, code }, message)
}

/** Returns the code of an error, else its kind, for staff. Never its message. */
export function errorKindOf(error: unknown): string {
  const { type, code } = errorFacts(error)
  return code ?? type
}
