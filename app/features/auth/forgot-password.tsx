import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** Makes no call (specification, section 2): it says how to get help. */
export function ForgotPassword() {
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_forgot_title()} description={m.auth_forgot_text()} />
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        <Way icon="user">{m.auth_forgot_google()}</Way>
        <Way icon="screen">{m.auth_forgot_manager()}</Way>
        <Way icon="mail">{m.auth_forgot_help()}</Way>
      </ul>
      <Link
        to="/auth"
        search={{ tab: 'login' }}
        className={buttonStyles({ className: 'self-start' })}
      >
        {m.auth_forgot_back()}
      </Link>
    </div>
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
