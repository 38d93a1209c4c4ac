import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { useMember } from '#app/session/use-member.ts'
import { Icon } from '#app/ui/icon.tsx'
import { menuLink } from './account-links.tsx'

/** Links of a member; the auth feature provides `signOut`. */
export function MemberLinks({ signOut }: { signOut: ReactNode }) {
  const member = useMember()
  return (
    <>
      {member?.isNutritionist && (
        <Link to="/praktik" className={menuLink}>
          <Icon name="calendar" />
          {m.practice_nav()}
        </Link>
      )}
      <Link to="/tracker" className={menuLink}>
        <Icon name="pencil" />
        {m.shell_nav_tracker()}
      </Link>
      <Link to="/konsultasi/saya" className={menuLink}>
        <Icon name="calendar" />
        {m.shell_consultations()}
      </Link>
      <Link to="/account" className={menuLink}>
        <Icon name="user" />
        {m.shell_account()}
      </Link>
      <Link to="/transaction" className={menuLink}>
        <Icon name="receipt" />
        {m.shell_purchases()}
      </Link>
      <Link to="/extend-program" className={menuLink}>
        <Icon name="clock" />
        {m.shell_extend()}
      </Link>
      {signOut}
    </>
  )
}
