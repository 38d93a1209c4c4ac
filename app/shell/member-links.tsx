import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { useMember } from '#app/session/use-member.ts'
import { Icon } from '#app/ui/icon.tsx'
import { menuLink } from './account-links.tsx'

type MemberLinksProps = {
  signOut: ReactNode
  /** How many messages are unread. */
  unread: ReactNode
}

/** Links of a member; features provide what the shell may not import. */
export function MemberLinks({ signOut, unread }: MemberLinksProps) {
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
      <Link to="/pesan" className={menuLink}>
        <Icon name="chat" />
        {m.messages_title()}
        {unread}
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
