import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'

/** What is wrong with a new password: its length, or that everybody has it. */
export function newPasswordProblem(isWrong: boolean, error: unknown): string | undefined {
  if (isWrong) return m.auth_new_password_wrong()
  return isPasswordTooCommon(error) ? textOfError(error) : undefined
}

export function isPasswordTooCommon(error: unknown): boolean {
  return error instanceof AppError && error.says('PASSWORD_TOO_COMMON')
}
