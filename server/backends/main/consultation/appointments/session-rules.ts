import { later } from '#server/backends/main/platform/later.ts'
import type { FailureMessage } from '#server/backends/main/platform/main-failure.ts'
import { fairNoticeMs } from '#server/contract/fair-notice.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'

// When a session can be moved and cancelled, and what that costs. Pages, mails and calls ask here.

const mostMovesByClient = 2

type Session = Pick<AppointmentRow, 'state' | 'startsAt' | 'movesByClient' | 'isFreeToCancel'>

/** A session that is booked and has not begun. */
export function isAhead(
  { state, startsAt }: Pick<Session, 'state' | 'startsAt'>,
  now: Date,
): boolean {
  return state === 'booked' && now < startsAt
}

export function movesLeft({ movesByClient }: Session): number {
  return Math.max(0, mostMovesByClient - movesByClient)
}

/** The last moment at which a client moves it. */
export function lastMoveMoment({ startsAt }: Session): Date {
  return later(startsAt, -fairNoticeMs)
}

type Practice = Pick<PracticeRow, 'state'>

/** Returns why a client cannot move it; undefined if they can. */
export function refusalOfMove(
  session: Session,
  practice: Practice,
  now: Date,
): FailureMessage | undefined {
  if (!isAhead(session, now)) return 'APPOINTMENT_CLOSED'
  if (movesLeft(session) === 0) return 'TOO_MANY_MOVES'
  if (now > lastMoveMoment(session)) return 'TOO_LATE_TO_MOVE'
  if (practice.state !== 'active') return 'ERR_NO_PRACTICE'
  return undefined
}

/** The last moment at which the client cancels without cost; always if the nutritionist chose its time. */
function lastFreeCancelMoment({ startsAt, isFreeToCancel }: Session): Date {
  return isFreeToCancel ? startsAt : later(startsAt, -fairNoticeMs)
}

/** Whether the nutritionist chose the time of a booked session too late for its client to plan. */
export function isShortNotice(session: Session & Pick<AppointmentRow, 'changedAt'>): boolean {
  const { state, isFreeToCancel, startsAt, changedAt } = session
  return state === 'booked' && isFreeToCancel && changedAt > later(startsAt, -fairNoticeMs)
}

/** Returns until when a client who cancels now or later gets the session back; null if it is too late. */
export function freeCancelUntil(session: Session, now: Date): Date | null {
  const last = lastFreeCancelMoment(session)
  return isAhead(session, now) && now <= last ? last : null
}

export function cancelKindByClient(session: Session, now: Date): 'in_time' | 'late' {
  return now <= lastFreeCancelMoment(session) ? 'in_time' : 'late'
}

type CancelKind = NonNullable<AppointmentRow['cancelKind']>

/** Returns the credits that come back: a second one for a nutritionist's short notice. */
export function creditsBackFor(kind: CancelKind, { startsAt }: Session, now: Date): 0 | 1 | 2 {
  if (kind === 'late') return 0
  const isShort = now > later(startsAt, -fairNoticeMs)
  return kind === 'by_nutritionist' && isShort ? 2 : 1
}
