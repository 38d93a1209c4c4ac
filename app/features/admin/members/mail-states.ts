import { m } from '#app/i18n/paraglide/messages.js'

export const mailStates = {
  waiting: m.admin_mail_waiting,
  failed: m.admin_mail_failed,
  sent: m.admin_mail_sent,
  dropped: m.admin_mail_dropped,
}
