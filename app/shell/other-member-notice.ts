import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'

/** Tells the visitor that the page belongs to another account than the browser's session. */
export function notifyOtherMember(email: string): void {
  void notify({
    id: 'other-member',
    title: m.shell_other_member_title(),
    description: m.shell_other_member_text({ email }),
    timeoutMs: Number.POSITIVE_INFINITY,
    actions: [{ label: m.shell_other_member_reload(), onClick: () => window.location.reload() }],
  })
}
