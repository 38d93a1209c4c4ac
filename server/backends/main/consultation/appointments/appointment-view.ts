import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { ShownSession } from './appointment-view.repository.ts'
import {
  isAhead,
  lastFreeCancelMoment,
  lastMoveMoment,
  movesLeft,
  refusalOfMove,
} from './session-rules.ts'

/** A session as its client sees it now. */
export function appointmentOf(shown: ShownSession, now: Date): Appointment {
  const { session, nutritionist, programSlug, meetingLink, hasPhone, isReturned } = shown
  const { state, cancelKind, outcome, topic, trackerId, orderId } = session
  const isOver = session.endsAt <= now
  const isFreeToCancel = isAhead(session, now) && now <= lastFreeCancelMoment(session)
  return {
    id: session.id,
    ...{ trackerId, programSlug, nutritionist, state, topic, cancelKind, outcome, orderId },
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    zone: session.clientZone,
    meetingLink: state === 'booked' && !isOver ? meetingLink || null : null,
    hasPhone,
    offeredUntil: session.offeredUntil?.toISOString() ?? null,
    canMoveUntil: refusalOfMove(session, now) ? null : lastMoveMoment(session).toISOString(),
    movesLeft: movesLeft(session),
    isCancelFreeUntil: isFreeToCancel ? lastFreeCancelMoment(session).toISOString() : null,
    creditBack: state === 'cancelled' || state === 'missed' ? isReturned : null,
  }
}

/**
 * The time that an order holds counts until it expires; a withdrawn one was never a session. An offer
 * of a waiting list is shown with its place on the list.
 */
export function isShown({ session }: ShownSession, now: Date): boolean {
  const { state, offeredUntil, orderId } = session
  if (state === 'withdrawn') return false
  if (state !== 'offered') return true
  return orderId !== null && offeredUntil !== null && now < offeredUntil
}

export function isUpcoming({ session: { state, endsAt } }: ShownSession, now: Date): boolean {
  return (state === 'booked' || state === 'offered') && now < endsAt
}
