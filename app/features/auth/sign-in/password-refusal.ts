import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'

/** Returns the text if the backend refused the password as too common. */
export function passwordRefusal(error: unknown): string | undefined {
  return isPasswordTooCommon(error) ? textOfError(error) : undefined
}

export function isPasswordTooCommon(error: unknown): boolean {
  return error instanceof AppError && error.says('PASSWORD_TOO_COMMON')
}
