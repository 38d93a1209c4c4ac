import { useQuery } from '@tanstack/react-query'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { WaitingFor } from '#app/features/appointments/waiting/waiting-for.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import type { BookingFailure } from './answer-booking-form.server.ts'
import { BookingPage } from './booking-page.tsx'
import type { BookingSearch } from './booking-search.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { ConfirmMove } from './confirm-move.tsx'
import { preferredTracker } from './preferred-tracker.ts'
import { WithoutSession } from './without-session.tsx'

type BookingBoardProps = {
  free: FreeTimesView
  /** The reader's time zone. */
  zone: string
  search: BookingSearch
  isMember: boolean
  /** Why a form sent without scripts booked nothing. */
  failure?: BookingFailure | undefined
  onZone: (zone: string) => void
  onBooked: (appointmentId: string) => void
}

/** The free times of a nutritionist, and what a press on one of them means for this visitor. */
export function BookingBoard(props: BookingBoardProps) {
  const { free, zone, search, isMember, onZone, onBooked } = props
  const { data: consultations } = useQuery({
    ...appointmentQueries.consultations(),
    enabled: isMember,
  })
  const moving = consultations?.upcoming.find(({ id }) => id === search.moving)
  const withSession = consultations?.trackers.filter(({ sessionBalance }) => sessionBalance > 0)
  const tracker = preferredTracker(withSession ?? [], { search, slug: free.slug })
  const { start } = search
  const shared = { free, zone, search, now: free.now, failure: props.failure, onBooked }
  return (
    <BookingPage
      {...{ free, zone, search, moving, onZone }}
      day={shownDay(free.days, search.date ?? (start && localMoment(start, zone).day))}
      waiting={
        consultations && !search.moving && <WaitingFor {...{ free, zone, search, consultations }} />
      }
      confirm={
        start === undefined ? (
          <p className="text-ink-muted max-lg:hidden">{m.appointments_choose_time()}</p>
        ) : moving ? (
          <ConfirmMove key={start} {...shared} start={start} moving={moving} />
        ) : tracker ? (
          <HealthConsentProvider>
            <ConfirmFirst
              {...shared}
              {...{ start, tracker }}
              upcoming={consultations?.upcoming ?? []}
            />
          </HealthConsentProvider>
        ) : (
          <WithoutSession {...{ start, zone, free }} />
        )
      }
    />
  )
}

/** The wanted day if it has a free time, else the first one that has. */
function shownDay(days: FreeTimes['days'], wanted: string | undefined): string | undefined {
  const free = days.filter(({ starts }) => starts.length > 0)
  return (free.find(({ date }) => date === wanted) ?? free[0])?.date
}
