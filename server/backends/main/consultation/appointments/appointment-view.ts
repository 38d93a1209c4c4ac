import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { ShownSession } from './appointment-view.repository.ts'
import { freeCancelUntil, lastMoveMoment, movesLeft, refusalOfMove } from './session-rules.ts'

/** A session as its client sees it now. */
export function appointmentOf(shown: ShownSession, now: Date): Appointment {
  const { session, nutritionist, programSlug, meetingLink, hasPhone, isReturned } = shown
  const { isBookedByNutritionist, practiceState, hasNote } = shown
  const canMove = refusalOfMove(session, { state: practiceState }, now) === undefined
  const { state, cancelKind, outcome, topic, trackerId, orderId, correctionReason } = session
  const isOver = session.endsAt <= now
  return {
    id: session.id,
    ...{ trackerId, programSlug, nutritionist, state, topic, cancelKind, outcome, orderId },
    correctionReason,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    zone: session.clientZone,
    meetingLink: state === 'booked' && !isOver ? meetingLink || null : null,
    hasPhone,
    isBookedByNutritionist,
    offeredUntil: session.offeredUntil?.toISOString() ?? null,
    canMoveUntil: canMove ? lastMoveMoment(session).toISOString() : null,
    movesLeft: movesLeft(session),
    isCancelFreeUntil: freeCancelUntil(session, now)?.toISOString() ?? null,
    creditBack: state === 'cancelled' || state === 'missed' ? isReturned : null,
    hasNote,
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
