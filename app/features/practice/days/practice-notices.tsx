import { Link } from '@tanstack/react-router'
import { licenceDaysLeft } from '#app/features/practice/settings/licence-days-left.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { Agenda } from './agenda.server.ts'

/** From so many days before its end on, the page says that a licence ends, and more and more plainly. */
const noticeDays = 90
const warnedDays = 30
const urgentDays = 7

/** What keeps clients from booking. */
export function PracticeNotices({ agenda }: { agenda: Agenda }) {
  const { practice, today, days } = agenda
  const daysLeft = licenceDaysLeft(practice, today)
  const isClosed = days.filter(({ date }) => date >= today).every(({ hours }) => hours.length === 0)
  return (
    <>
      {practice.state === 'paused' && (
        <Alert tone="warning" title={m.practice_paused_title()}>
          {m.practice_paused_text()}{' '}
          <Link to="/praktik/jam" hash="jeda" className="underline">
            {practice.isSuspended ? m.practice_paused_more() : m.practice_paused_link()}
          </Link>
        </Alert>
      )}
      {daysLeft === null && <Alert tone="warning">{m.practice_licence_none()}</Alert>}
      {daysLeft !== null && daysLeft <= noticeDays && (
        <Alert tone={toneOf(daysLeft)}>
          {daysLeft > 0 ? m.practice_licence_left({ count: daysLeft }) : m.practice_licence_ended()}
        </Alert>
      )}
      {isClosed && practice.state === 'active' && (
        <Alert tone="info" title={m.practice_no_hours_title()}>
          {m.practice_no_hours_text()}{' '}
          <Link to="/praktik/jam" className="underline">
            {m.practice_no_hours_link()}
          </Link>
        </Alert>
      )}
    </>
  )
}

function toneOf(daysLeft: number): 'info' | 'warning' | 'danger' {
  if (daysLeft <= urgentDays) return 'danger'
  return daysLeft <= warnedDays ? 'warning' : 'info'
}
