import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { formatDayLong } from '#app/i18n/format.ts'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { partsOfDay } from './part-of-day.ts'
import { TimeLink } from './time-link.tsx'

type TimeGroupsProps = {
  day: string | undefined
  starts: string[]
  zone: string
  search: BookingSearch
}

/** The free times of one day, by part of the day. */
export function TimeGroups({ day, starts, zone, search }: TimeGroupsProps) {
  if (!day) return null
  return (
    <section aria-labelledby="times" className="flex flex-col gap-5">
      <h2 id="times" className="text-lg">
        {formatDayLong(day)}
      </h2>
      {partsOfDay(starts, zone).map((part) => (
        <div key={part.name} className="flex flex-col gap-2">
          <h3 className="text-ink-muted text-sm">{`${part.name} (${nameOfZone(zone, new Date(day))})`}</h3>
          <ul className="flex flex-wrap gap-2">
            {part.starts.map((start) => (
              <li key={start}>
                <TimeLink
                  start={start}
                  day={day}
                  search={search}
                  text={formatTimeIn(start, zone)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
