import type { QueryClient } from '@tanstack/react-query'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import { isRunning } from './bookable-trackers.ts'

/**
 * The nutritionist who cares for a tracker, or whose consultation was paid. Without a tracker, the one
 * of a program that runs.
 */
export async function nutritionistOf(
  queryClient: QueryClient,
  trackerId: string | undefined,
): Promise<string | undefined> {
  const view = await queryClient.ensureQueryData(appointmentQueries.consultations())
  return view?.trackers
    .filter((tracker) =>
      trackerId === undefined ? isRunning(tracker, view.now) : tracker.trackerId === trackerId,
    )
    .map(
      ({ nutritionist, programSlug }) =>
        nutritionist?.slug ?? nutritionistOfConsultation(programSlug),
    )
    .find((slug) => slug !== null)
}
