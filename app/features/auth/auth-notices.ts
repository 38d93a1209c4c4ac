import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { notificationOf, showNotification } from '#app/notifications/notification.ts'

/** Notifies about any failed auth call (specification, section 8). */
export function notifyAuthFailure(error: unknown): void {
  const title = m.auth_notice_error()
  showNotification(notificationOf({ title, description: textOfError(error), color: 'danger' }))
}

export function notifyAuthSuccess(description: string): void {
  showNotification(
    notificationOf({ title: m.auth_notice_success(), description, color: 'success' }),
  )
}
