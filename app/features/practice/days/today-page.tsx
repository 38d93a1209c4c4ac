import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { Agenda } from './agenda.server.ts'
import { hoursText } from './hours-text.ts'
import { NextClient } from './next-client.tsx'
import { PracticeNotices } from './practice-notices.tsx'
import { SessionCard } from './session-card.tsx'

type TodayPageProps = {
  agenda: Agenda
  /** The sessions whose outcome is missing. */
  unrecorded: PracticeAppointment[]
  /** The messages and notes that wait. */
  messages: ReactNode
}

/** The next client, the sessions of today, and those whose outcome is missing. */
export function TodayPage({ agenda, unrecorded, messages }: TodayPageProps) {
  const { practice, today, now, days, titles } = agenda
  const day = days.find(({ date }) => date === today)
  const sessions = day?.sessions.filter(isShown) ?? []
  const all = days.flatMap((it) => it.sessions)
  const next = all.find(
    ({ state, endsAt }) => state === 'booked' && Date.parse(endsAt) > Date.parse(now),
  )
  const isNextToday = sessions.some(({ id }) => id === next?.id)
  const zone = practice.zone
  return (
    <Container width="narrow" className="flex flex-col gap-8 py-8">
      <PageHeading title={formatDayLong(today)} description={day && hoursText(day, practice)} />
      <PracticeNotices agenda={agenda} />
      {next && <NextClient session={next} agenda={agenda} isToday={isNextToday} />}
      {messages}
      <section aria-labelledby="today" className="flex flex-col gap-3">
        <h2 id="today" className="text-xl">
          {m.practice_today_sessions()}
        </h2>
        {sessions.length === 0 ? (
          <p className="text-ink-muted">
            {next ? m.practice_today_none() : m.practice_today_none_at_all()}{' '}
            <Link to="/praktik/minggu" className="text-link underline">
              {m.practice_today_week()}
            </Link>
          </p>
        ) : (
          <ul className="flex flex-col gap-2">
            {sessions.map((session) => (
              <SessionCard key={session.id} {...{ session, zone, titles }} />
            ))}
          </ul>
        )}
      </section>
      {unrecorded.length > 0 && (
        <section aria-labelledby="open" className="flex flex-col gap-3">
          <h2 id="open" className="text-xl">
            {m.practice_open_sessions()}
          </h2>
          <Alert tone="info">{m.practice_open_sessions_text()}</Alert>
          <ul className="flex flex-col gap-2">
            {unrecorded.map((session) => (
              <li key={session.id} className="flex flex-col gap-1">
                <p className="text-ink-muted text-sm">
                  {formatDayLong(localMoment(session.startsAt, zone).day)}
                </p>
                <ul>
                  <SessionCard {...{ session, zone, titles }} />
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  )
}

function isShown({ state }: PracticeAppointment): boolean {
  return state !== 'cancelled'
}
