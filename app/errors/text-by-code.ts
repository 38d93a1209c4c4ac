import { m } from '#app/i18n/paraglide/messages.js'
import type { ErrorCode } from './app-error.ts'

/**
 * Texts of errors that no backend replied with. Every page has these; backend texts come with
 * `error-text.ts`.
 */
export const textByCode = {
  BACKEND: m.errors_backend,
  NETWORK: m.errors_service_unreachable,
  CONNECTION: m.errors_no_connection,
  TIMEOUT: m.errors_service_slow,
  ABORTED: m.errors_aborted,
  CONTRACT: m.errors_backend,
  INPUT: m.errors_input,
  OTHER_MEMBER: m.errors_other_member,
  UNEXPECTED: m.errors_backend,
} satisfies Record<ErrorCode, () => string>
