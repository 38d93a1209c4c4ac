import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ConsultationsView } from '#app/features/appointments/appointments.server.ts'
import { isRunning } from '#app/features/appointments/booking/bookable-trackers.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { CreditHistory } from './credit-history.tsx'
import { NextSession } from './next-session.tsx'
import { SessionRow } from './session-row.tsx'

type MyConsultationsProps = {
  view: ConsultationsView
  /** The nutritionists of the client, what they see, and who looked. */
  care: ReactNode
  /** The times that are held for the client. */
  offers: ReactNode
  /** The waiting lists on which the client is. */
  waiting: ReactNode
}

/** The client's sessions, what they have left, and their nutritionist. */
export function MyConsultations({ view, care, offers, waiting }: MyConsultationsProps) {
  const [next, ...later] = view.upcoming
  return (
    <div className="flex flex-col gap-12">
      <PageHeading title={m.appointments_mine_title()} />
      {offers}
      <div className="flex flex-col gap-6">
        {next ? (
          <NextSession session={next} now={view.now} />
        ) : (
          <p className="text-ink-muted">{m.appointments_mine_none()}</p>
        )}
        <BookNext view={view} />
      </div>
      <SessionList title={m.appointments_mine_upcoming()} sessions={later} now={view.now} />
      {waiting}
      <SessionList title={m.appointments_mine_past()} sessions={view.past} now={view.now} />
      <CreditHistory credits={view.credits} />
      <div id="care" className="flex scroll-mt-24 flex-col gap-12 empty:hidden">
        {care}
      </div>
    </div>
  )
}

/** The way to the next booking, for each program that has not ended. Without one, to a first. */
function BookNext({
  view: { upcoming, trackers, titles, now },
}: Pick<MyConsultationsProps, 'view'>) {
  const running = trackers.filter((tracker) => isRunning(tracker, now))
  if (running.length === 0)
    return (
      <div className="flex flex-wrap gap-3">
        <Link
          to="/ahli-gizi"
          className={buttonStyles({ variant: upcoming.length > 0 ? 'secondary' : 'primary' })}
        >
          {m.appointments_mine_choose()}
        </Link>
        <Link to="/program" className={buttonStyles({ variant: 'secondary' })}>
          {m.appointments_mine_programs()}
        </Link>
      </div>
    )
  return (
    <ul className="flex flex-col gap-3">
      {running.map(({ trackerId, programSlug, sessionBalance, nutritionist }) => (
        <li key={trackerId} className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span>
            {m.appointments_mine_left({
              program: titles[programSlug] ?? m.appointments_program_untitled(),
              count: sessionBalance,
            })}
          </span>
          {sessionBalance > 0 &&
            (nutritionist ? (
              <Link
                to="/konsultasi/jadwal"
                search={{ nutritionist: nutritionist.slug, tracker: trackerId }}
                className={buttonStyles()}
              >
                {m.appointments_mine_book({ name: nutritionist.name })}
              </Link>
            ) : (
              <Link to="/ahli-gizi" className={buttonStyles()}>
                {m.appointments_mine_choose()}
              </Link>
            ))}
        </li>
      ))}
    </ul>
  )
}

type SessionListProps = { title: string; sessions: Appointment[]; now: string }

function SessionList({ title, sessions, now }: SessionListProps) {
  if (sessions.length === 0) return null
  return (
    <Section title={title}>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
