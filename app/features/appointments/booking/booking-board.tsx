import { useQuery } from '@tanstack/react-query'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { ChangeNutritionist } from '#app/features/appointments/care/change-nutritionist.tsx'
import { startsProgram } from '#app/features/appointments/program-days.ts'
import { WaitingFor } from '#app/features/appointments/waiting/waiting-for.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import { bookableTrackers, comingBack, stayingBeside, withOther } from './bookable-trackers.ts'
import { BookingPage } from './booking-page.tsx'
import type { BookingSearch } from './booking-search.ts'
import type { BookingFailure } from './confirm/answer-booking-form.server.ts'
import { ConfirmFirst } from './confirm/confirm-first.tsx'
import { ConfirmMove } from './confirm/confirm-move.tsx'
import { StaleMove } from './confirm/stale-move.tsx'
import { TrackerChoice } from './confirm/tracker-choice.tsx'
import { WithoutSession } from './confirm/without-session.tsx'
import { NoNewClients } from './no-new-clients.tsx'
import { preferredTracker } from './preferred-tracker.ts'
import { coveredDays, daysForMove, lastDayOf } from './times/bookable-days.ts'

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
  /** The client changed the nutritionist without a booking. */
  onChanged: () => void
}

/** The free times of a nutritionist, and what a press on one of them means for this visitor. */
export function BookingBoard(props: BookingBoardProps) {
  const { zone, search, isMember, onZone, onBooked } = props
  const { slug, now } = props.free
  const { data: consultations } = useQuery({
    ...appointmentQueries.consultations(),
    enabled: isMember,
  })
  const { upcoming = [], trackers = [], titles = {} } = consultations ?? {}
  const moving = upcoming.find(({ id }) => id === search.moving)
  const known = { slug, upcoming, now }
  const bookable = bookableTrackers(trackers, known)
  const tracker = moving
    ? trackers.find(({ trackerId }) => trackerId === moving.trackerId)
    : preferredTracker(bookable, { search, slug })
  const former = preferredTracker(withOther(trackers, known), { search, slug })
  const beside = tracker ? stayingBeside(tracker, known, moving) : []
  const listed = moving ? daysForMove(props.free.days, moving) : props.free.days
  const days = tracker ? coveredDays(listed, { tracker, beside }) : listed
  const free = { ...props.free, days }
  if (consultations && search.moving && !moving?.canMoveUntil)
    return <StaleMove id={search.moving} />
  if (!props.free.takesNewClients && !moving) return <NoNewClients {...props.free} />
  const { start } = search
  const shared = { free, zone, search, now, failure: props.failure, onBooked }
  return (
    <BookingPage
      {...{ free, zone, search, moving, onZone }}
      day={shownDay(days, search.date ?? (start && localMoment(start, zone).day))}
      today={localMoment(now, zone).day}
      lastDay={lastDayOf(props.free, tracker)}
      programEndsOn={days === listed ? undefined : tracker?.endsOn}
      trackerChoice={
        tracker &&
        !moving && <TrackerChoice {...{ trackers: bookable, chosen: tracker, titles, search }} />
      }
      change={
        former &&
        !search.moving && (
          <ChangeNutritionist
            tracker={former}
            to={{ slug, name: free.name }}
            cancelled={comingBack(former, known)}
            error={props.failure?.error}
            onChanged={props.onChanged}
          />
        )
      }
      waiting={
        consultations &&
        !search.moving && (
          <WaitingFor {...{ free, zone, search, consultations }} failure={props.failure?.waiting} />
        )
      }
      confirm={
        start === undefined ? (
          <p className="text-ink-muted max-lg:hidden">{m.appointments_choose_time()}</p>
        ) : moving ? (
          <ConfirmMove
            key={start}
            {...shared}
            {...{ start, moving }}
            isStart={tracker !== undefined && startsProgram(tracker, { start, beside })}
          />
        ) : tracker ? (
          <HealthConsentProvider>
            <ConfirmFirst {...shared} {...{ start, tracker, upcoming }} />
          </HealthConsentProvider>
        ) : (
          <WithoutSession {...{ start, zone, free, isMember }} />
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
