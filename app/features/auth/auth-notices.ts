import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'

/** How long a notification of an auth call stays (specification, section 9). */
const noticeTimeoutMs = 2_000

/** Tells of a failed auth call, whichever it was (section 8). */
export function notifyAuthFailure(error: unknown): void {
  notify({
    title: m.auth_notice_error(),
    description: textOfError(error),
    color: 'danger',
    timeoutMs: noticeTimeoutMs,
  })
}

export function notifyAuthSuccess(description: string): void {
  notify({
    title: m.auth_notice_success(),
    description,
    color: 'success',
    timeoutMs: noticeTimeoutMs,
  })
}
