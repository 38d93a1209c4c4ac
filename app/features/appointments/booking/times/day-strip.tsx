import { Link } from '@tanstack/react-router'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { formatShortDay, formatWeekday } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'

type DayStripProps = {
  days: FreeTimes['days']
  shownDay: string | undefined
  search: BookingSearch
}

/** The days with their number of free times. A day without one is text, not a link. */
export function DayStrip({ days, shownDay, search }: DayStripProps) {
  return (
    <nav aria-label={m.appointments_days()}>
      <ul className="relative -mx-1 flex gap-1 overflow-x-auto px-1 pb-2">
        {days.map(({ date, starts }) => (
          <li key={date} className="flex shrink-0">
            {starts.length > 0 ? (
              <Link
                to="/konsultasi/jadwal"
                search={{ ...search, date }}
                replace
                resetScroll={false}
                aria-current={date === shownDay ? 'date' : undefined}
                className={`${cell} hover:border-action ${date === shownDay ? 'border-action bg-action-soft' : 'border-line bg-surface-raised'}`}
              >
                <DayText date={date} count={starts.length} />
              </Link>
            ) : (
              <span className={`${cell} border-transparent text-ink-muted`}>
                <DayText date={date} count={0} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const cell =
  'flex min-h-16 min-w-19 flex-col items-center justify-center rounded-control border px-2 py-1.5 text-center text-sm'

function DayText({ date, count }: { date: string; count: number }) {
  return (
    <>
      <span>{formatWeekday(date)}</span>
      <span className="font-semibold">{formatShortDay(date)}</span>
      <span className="text-ink-muted text-xs">
        {count > 0 ? m.appointments_day_count({ count }) : m.appointments_day_none()}
      </span>
    </>
  )
}
