import type { Consultations } from '#server/contract/appointment.schema.ts'
import type { BookingSearch } from './booking-search.ts'

type Tracker = Consultations['trackers'][number]

/**
 * Prefers the tracker that the address names, then the one in the care of this nutritionist. The
 * next choice is one without a nutritionist.
 */
export function preferredTracker(
  trackers: Tracker[],
  { search, slug }: { search: BookingSearch; slug: string },
): Tracker | undefined {
  return (
    trackers.find(({ trackerId }) => trackerId === search.tracker) ??
    trackers.find(({ nutritionist }) => nutritionist?.slug === slug) ??
    trackers.find(({ relation }) => relation === null) ??
    trackers[0]
  )
}
