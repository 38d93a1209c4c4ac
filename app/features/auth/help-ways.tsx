import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** The ways back in that need no call. */
export function HelpWays() {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      <Way icon="user">{m.auth_forgot_google()}</Way>
      <Way icon="screen">{m.auth_forgot_manager()}</Way>
      <Way icon="mail">{m.auth_forgot_help()}</Way>
    </ul>
  )
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-4 py-4">
      <Icon name={icon} className="mt-0.5 size-6 text-link" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
