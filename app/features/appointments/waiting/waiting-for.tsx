import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { openTrackers } from '#app/features/appointments/booking/bookable-trackers.ts'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { preferredTracker } from '#app/features/appointments/booking/preferred-tracker.ts'
import type { Consultations } from '#server/contract/appointment.schema.ts'
import type { WaitingFailure } from './answer-waiting-form.server.ts'
import { JoinList } from './join-list.tsx'

type WaitingForProps = {
  free: FreeTimesView
  zone: string
  search: BookingSearch
  consultations: Consultations
  /** Why the form, sent without scripts, did not join the list. */
  failure: WaitingFailure | undefined
}

/** For a client whose program runs and who has no other nutritionist. It needs no session. */
export function WaitingFor({ free, zone, search, consultations, failure }: WaitingForProps) {
  const { slug, now } = free
  const open = openTrackers(consultations.trackers, { slug, now }).filter(
    ({ nutritionist }) => !nutritionist || nutritionist.slug === slug,
  )
  const tracker = preferredTracker(open, { search, slug })
  if (!tracker) return null
  const { trackerId } = tracker
  return (
    <JoinList
      {...{ slug, tracker, zone, now, failure }}
      waiting={consultations.waiting.find(
        (place) => place.trackerId === trackerId && place.nutritionist.slug === slug,
      )}
      lastShownDay={free.days.at(-1)?.date ?? tracker.endsOn}
      isOpen={failure !== undefined || free.days.every(({ starts }) => starts.length === 0)}
    />
  )
}
