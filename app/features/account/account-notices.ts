import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'

export function notifyAccountSuccess(description: string): void {
  notify({ title: m.account_notice_success(), description, color: 'success' })
}
