import { Link } from '@tanstack/react-router'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'

type OtherDaysProps = {
  days: FreeTimes['days']
  /** The reader's day. */
  today: string
  /** The last day on which the reader can book. Undefined if unknown. */
  lastDay: string | undefined
  search: BookingSearch
}

/** Leads to the days before and after the shown ones. */
export function OtherDays({ days, today, lastDay, search }: OtherDaysProps) {
  const first = days[0]?.date
  const last = days.at(-1)?.date
  if (!first || !last) return null
  const earlier = dayAfter(first, -days.length)
  const hasLater = lastDay !== undefined && last < lastDay
  if (first <= today && !hasLater) return null
  const to = (from: string) => ({ ...search, from, date: undefined, start: undefined })
  return (
    <p className="-mx-4 flex flex-wrap justify-between gap-x-4">
      {first > today && (
        <Link
          to="/konsultasi/jadwal"
          search={to(earlier < today ? today : earlier)}
          replace
          resetScroll={false}
          className={buttonStyles({ variant: 'quiet' })}
        >
          <Icon name="arrow-left" />
          {m.appointments_earlier_days()}
        </Link>
      )}
      {hasLater && (
        <Link
          to="/konsultasi/jadwal"
          search={to(dayAfter(last, 1))}
          replace
          resetScroll={false}
          className={buttonStyles({ variant: 'quiet', className: 'ml-auto' })}
        >
          {m.appointments_later_days()}
          <Icon name="arrow-right" />
        </Link>
      )}
    </p>
  )
}
