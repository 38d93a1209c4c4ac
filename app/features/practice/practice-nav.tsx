import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'

const tab =
  'flex min-h-11 items-center gap-1.5 whitespace-nowrap border-b-3 px-2.5 font-semibold text-sm sm:px-4 sm:text-base'
const active = { className: `${tab} border-action text-ink` }
const inactive = { className: `${tab} border-transparent text-ink-muted hover:text-ink` }

type PracticeNavProps = {
  /** How many messages are unread. */
  unread: ReactNode
}

/** The pages of the practice. A phone scrolls their row. */
export function PracticeNav({ unread }: PracticeNavProps) {
  return (
    <nav aria-label={m.practice_nav()} className="relative -mx-2.5 flex overflow-x-auto sm:-mx-4">
      <Link
        to="/praktik"
        activeOptions={{ exact: true }}
        activeProps={active}
        inactiveProps={inactive}
      >
        {m.practice_today()}
      </Link>
      <Link to="/praktik/minggu" activeProps={active} inactiveProps={inactive}>
        {m.practice_week()}
      </Link>
      <Link to="/praktik/jam" activeProps={active} inactiveProps={inactive}>
        {m.practice_hours()}
      </Link>
      <Link to="/praktik/klien" activeProps={active} inactiveProps={inactive}>
        {m.practice_clients()}
      </Link>
      <Link to="/praktik/pesan" activeProps={active} inactiveProps={inactive}>
        {m.messages_title()} {unread}
      </Link>
      <Link to="/praktik/pengaturan" activeProps={active} inactiveProps={inactive}>
        {m.practice_settings()}
      </Link>
    </nav>
  )
}
