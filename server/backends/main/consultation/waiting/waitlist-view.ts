import type { Waiting } from '#server/contract/waitlist.schema.ts'
import type { WaitingClient } from './waitlist-entry.repository.ts'

/** A place on a waiting list as its client sees it now. */
export function waitingOf({ entry, nutritionist, lastOffer }: WaitingClient, now: Date): Waiting {
  const { id, trackerId, weekdays, fromMinute, untilMinute, untilOn, zone } = entry
  const until = lastOffer?.state === 'offered' ? lastOffer.offeredUntil : null
  const isOpen = until !== null && now < until
  const wasDeclined = lastOffer?.state === 'withdrawn' && lastOffer.changedBy !== 'system'
  return {
    ...{ id, trackerId, nutritionist, weekdays, fromMinute, untilMinute, untilOn, zone },
    offer:
      lastOffer && isOpen
        ? {
            appointmentId: lastOffer.id,
            startsAt: lastOffer.startsAt.toISOString(),
            endsAt: lastOffer.endsAt.toISOString(),
            until: until.toISOString(),
          }
        : null,
    missedStart: lastOffer && !isOpen && !wasDeclined ? lastOffer.startsAt.toISOString() : null,
  }
}
