import type { Consultations } from '#server/contract/appointment.schema.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import type { BookingSearch } from './booking-search.ts'

type Tracker = Consultations['trackers'][number]

/**
 * Prefers the tracker that the address names, then the one in the care of this nutritionist. A single
 * consultation is only for the nutritionist whose price was paid.
 */
export function preferredTracker(
  trackers: Tracker[],
  { search, slug }: { search: BookingSearch; slug: string },
): Tracker | undefined {
  const usable = trackers.filter(({ programSlug }) => {
    const sold = nutritionistOfConsultation(programSlug)
    return sold === null || sold === slug
  })
  return (
    usable.find(({ trackerId }) => trackerId === search.tracker) ??
    usable.find(({ nutritionist }) => nutritionist?.slug === slug) ??
    usable[0]
  )
}
