import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import { TimeLink } from './time-link.tsx'

const shownCount = 3

type SoonestTimesProps = { days: FreeTimes['days']; zone: string; search: BookingSearch }

/** The next free times, for a client who does not mind which. */
export function SoonestTimes({ days, zone, search }: SoonestTimesProps) {
  const soonest = days
    .flatMap(({ date, starts }) => starts.map((start) => ({ date, start })))
    .slice(0, shownCount)
  return (
    <section aria-labelledby="soonest" className="flex flex-col gap-3">
      <h2 id="soonest" className="font-semibold text-base">
        {m.appointments_soonest()}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {soonest.map(({ date, start }) => (
          <li key={start}>
            <TimeLink
              start={start}
              day={date}
              search={search}
              text={`${formatShortDay(date)}, ${formatTimeIn(start, zone)}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
