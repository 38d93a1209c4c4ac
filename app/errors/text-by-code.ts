import { m } from '#app/i18n/paraglide/messages.js'
import type { ErrorCode } from './app-error.ts'

/** Of what is no backend's answer. Every page has these; what backends say comes with `error-text.ts`. */
export const textByCode = {
  BACKEND: m.errors_backend,
  NETWORK: m.errors_service_unreachable,
  CONNECTION: m.errors_no_connection,
  TIMEOUT: m.errors_service_slow,
  ABORTED: m.errors_aborted,
  CONTRACT: m.errors_backend,
  INPUT: m.errors_input,
  UNEXPECTED: m.errors_backend,
} satisfies Record<ErrorCode, () => string>
