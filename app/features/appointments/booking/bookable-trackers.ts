import { aheadOf, latestEndOf } from '#app/features/appointments/program-days.ts'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import { isPaidFor } from '#server/contract/single-consultation.ts'

type Tracker = Consultations['trackers'][number]
type Known = { slug: string; upcoming: Appointment[]; now: string }

/**
 * The trackers that pay a session with a nutritionist. A session is left, or comes back with the
 * change of nutritionist.
 */
export function bookableTrackers(trackers: Tracker[], known: Known): Tracker[] {
  return openTrackers(trackers, known).filter(
    (tracker) => tracker.sessionBalance + comingBack(tracker, known).length > 0,
  )
}

/** The trackers whose program has not ended and that are paid for this nutritionist. */
export function openTrackers(
  trackers: Tracker[],
  { slug, now }: Pick<Known, 'slug' | 'now'>,
): Tracker[] {
  return trackers.filter(
    (tracker) => isRunning(tracker, now) && isPaidFor(tracker.programSlug, slug),
  )
}

/** Whether sessions of the tracker can still be booked. */
export function isRunning(tracker: Tracker, now: string): boolean {
  return latestEndOf(tracker) > dayInJakarta(new Date(now))
}

/** The trackers that another nutritionist cares for. */
export function withOther(trackers: Tracker[], known: Known): Tracker[] {
  return openTrackers(trackers, known).filter(
    ({ relation, nutritionist }) => relation !== null && nutritionist?.slug !== known.slug,
  )
}

/** The sessions with another nutritionist. A change cancels them, and they come back. */
export function comingBack(tracker: Tracker, { slug, ...known }: Known): Appointment[] {
  const isChange = tracker.relation !== null && tracker.nutritionist?.slug !== slug
  return isChange ? aheadOf(tracker, known) : []
}

/** The sessions of the program that stay beside the one that is booked or moved. */
export function stayingBeside(
  tracker: Tracker,
  { slug, ...known }: Known,
  moving?: Appointment,
): Appointment[] {
  const cancelled = moving ? [moving] : comingBack(tracker, { slug, ...known })
  return aheadOf(tracker, known).filter((session) => !cancelled.includes(session))
}
