import { Link } from '@tanstack/react-router'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { buttonStyles } from '#app/ui/button.tsx'

type TimeLinkProps = { start: string; search: BookingSearch; day: string; text: string }

/** Chooses a free time. The address holds the choice. */
export function TimeLink({ start, search, day, text }: TimeLinkProps) {
  const isChosen = search.start === start
  return (
    <Link
      to="/konsultasi/jadwal"
      search={{ ...search, date: day, start }}
      hash="pesan"
      replace
      resetScroll={false}
      hashScrollIntoView={{ block: 'nearest' }}
      aria-current={isChosen ? 'true' : undefined}
      className={buttonStyles({ variant: isChosen ? 'primary' : 'secondary' })}
    >
      {text}
    </Link>
  )
}
