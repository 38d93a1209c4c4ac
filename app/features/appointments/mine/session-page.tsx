import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { CancelSession } from './cancel-session.tsx'
import { PayHeld } from './pay-held.tsx'
import { SessionPlace } from './session-place.tsx'
import { stateTextOf } from './session-state.ts'
import { timeUntil } from './time-until.ts'

/** One session: when, with whom and where, and the ways to move or cancel it. */
export function SessionPage({ session, now }: { session: Appointment; now: string }) {
  const { nutritionist, zone, startsAt } = session
  const isAhead = session.state === 'booked' && Date.parse(startsAt) > Date.parse(now)
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        kicker={
          <Link to="/konsultasi/saya" className="underline">
            {m.appointments_mine_title()}
          </Link>
        }
        title={m.appointments_session_title({ name: nutritionist.name })}
        description={formatDateTimeIn(startsAt, zone)}
      />
      <p className="font-semibold">
        {isAhead ? timeUntil(startsAt, now) : stateTextOf(session, now)}
      </p>
      <SessionPlace session={session} />
      <PayHeld session={session} />
      {session.topic && (
        <section className="flex flex-col gap-1">
          <h2 className="font-semibold text-base">{m.appointments_topic()}</h2>
          <p className="whitespace-pre-line">{session.topic}</p>
        </section>
      )}
      {isAhead && (
        <>
          <a
            href={`/konsultasi/sesi/${session.id}/calendar`}
            download
            className={buttonStyles({ variant: 'secondary', className: 'self-start' })}
          >
            <Icon name="calendar" />
            {m.appointments_calendar()}
          </a>
          <MoveSession session={session} />
          <CancelSession session={session} />
        </>
      )}
    </div>
  )
}

/** Says what a move costs before it leads to the free times. */
function MoveSession({ session }: { session: Appointment }) {
  const { id, nutritionist, canMoveUntil, movesLeft, zone } = session
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{m.appointments_move_heading()}</h2>
      {canMoveUntil ? (
        <>
          <p>
            {m.appointments_move_until({
              time: formatDateTimeIn(canMoveUntil, zone),
              count: movesLeft,
            })}
          </p>
          <Link
            to="/konsultasi/jadwal"
            search={{ nutritionist: nutritionist.slug, moving: id, zone }}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.appointments_move_choose()}
          </Link>
        </>
      ) : (
        <p>{movesLeft > 0 ? m.appointments_move_too_late() : m.appointments_move_too_often()}</p>
      )}
    </section>
  )
}
