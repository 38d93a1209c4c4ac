import { Link } from '@tanstack/react-router'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { Consultations } from '#server/contract/appointment.schema.ts'

type Tracker = Consultations['trackers'][number]
type TrackerChoiceProps = {
  trackers: Tracker[]
  chosen: Tracker
  /** By program slug. */
  titles: Record<string, string>
  search: BookingSearch
}

/** Chooses the tracker whose session pays, if a client has several. The address holds the choice. */
export function TrackerChoice({ trackers, chosen, titles, search }: TrackerChoiceProps) {
  if (trackers.length < 2) return null
  return (
    <nav aria-label={m.appointments_pays()} className="flex flex-col gap-2">
      <p className="font-semibold">{m.appointments_pays()}</p>
      <ul className="flex flex-wrap gap-2">
        {trackers.map(({ trackerId, programSlug }) => (
          <li key={trackerId}>
            <Link
              to="/konsultasi/jadwal"
              search={{ ...search, tracker: trackerId }}
              replace
              resetScroll={false}
              aria-current={trackerId === chosen.trackerId ? 'true' : undefined}
              className={buttonStyles({
                variant: trackerId === chosen.trackerId ? 'primary' : 'secondary',
              })}
            >
              {titles[programSlug] ?? m.appointments_program_untitled()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
