import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { cancelDeadline } from '#app/features/appointments/booking/confirm/cancel-deadline.ts'
import { WriteTo } from '#app/features/appointments/care/write-to.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { CancelSession } from './cancel-session.tsx'
import { Countdown } from './countdown.tsx'
import { PayHeld } from './pay-held.tsx'
import { SessionPlace } from './session-place.tsx'

type SessionPageProps = {
  session: Appointment
  now: string
  /** What care adds: how to prepare for the session, and what came of it. */
  care: ReactNode
}

/** One session: when, with whom and where, and the ways to move or cancel it. */
export function SessionPage({ session, now, care }: SessionPageProps) {
  const { nutritionist, zone, startsAt } = session
  const stateLine = useRef<HTMLParagraphElement>(null)
  const isAhead = session.state === 'booked' && Date.parse(startsAt) > Date.parse(now)
  const wasPlanned = !isAhead && ['booked', 'completed', 'missed'].includes(session.state)
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
      <p ref={stateLine} tabIndex={-1} className="font-semibold tabular-nums outline-none">
        <Countdown session={session} now={now} />
      </p>
      {session.correctionReason && (
        <p className="max-w-prose text-pretty">
          {m.appointments_session_corrected({
            name: nutritionist.name,
            reason: session.correctionReason,
          })}
        </p>
      )}
      {isAhead && session.isBookedByNutritionist && (
        <p>{m.appointments_session_booked_for_you({ name: nutritionist.name })}</p>
      )}
      <SessionPlace session={session} now={now} />
      <PayHeld session={session} />
      {session.trackerId && <WriteTo nutritionist={nutritionist} />}
      {session.topic && (
        <section className="flex flex-col gap-1">
          <h2 className="font-semibold text-base">{m.appointments_session_topic()}</h2>
          <p className="whitespace-pre-line">{session.topic}</p>
        </section>
      )}
      {care}
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
          <MoveSession session={session} now={now} />
          <CancelSession session={session} onCancelled={() => stateLine.current?.focus()} />
        </>
      )}
      {session.trackerId && <AroundSession session={session} isAhead={isAhead} />}
      {wasPlanned && <ContactLines title={m.appointments_session_objection()} />}
    </div>
  )
}

/** Before the session, what the nutritionist sees; after it, the way to the next one. */
function AroundSession({ session, isAhead }: { session: Appointment; isAhead: boolean }) {
  const { trackerId, nutritionist, zone } = session
  if (isAhead)
    return (
      <Link
        to="/konsultasi/saya"
        hash="care"
        className="tap self-start font-semibold text-link underline underline-offset-3"
      >
        {m.appointments_session_sees({ name: nutritionist.name })}
      </Link>
    )
  return (
    <Link
      to="/konsultasi/jadwal"
      search={{ nutritionist: nutritionist.slug, tracker: trackerId ?? undefined, zone }}
      className={buttonStyles({ className: 'self-start' })}
    >
      {m.appointments_session_next()}
    </Link>
  )
}

/** Says what a move costs before it leads to the free times. */
function MoveSession({ session, now }: { session: Appointment; now: string }) {
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
        <p>{refusalText(session, now)}</p>
      )}
    </section>
  )
}

function refusalText({ nutritionist, movesLeft, startsAt }: Appointment, now: string): string {
  if (movesLeft === 0) return m.appointments_move_too_often()
  if (cancelDeadline(startsAt, now) === null) return m.appointments_move_too_late()
  return m.appointments_move_paused({ name: nutritionist.name })
}
