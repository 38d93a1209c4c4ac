import { Link } from '@tanstack/react-router'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'

type NoTimesProps = {
  free: FreeTimesView
  /** The reader's time zone. */
  zone: string
  /** The first day without the program, if that is why no time is shown. */
  programEndsOn: string | undefined
  search: BookingSearch
}

/** Why the shown days have no free time, and what to do. */
export function NoTimes({ free, zone, programEndsOn, search }: NoTimesProps) {
  const { name, laterAt, bookableUntil, now } = free
  if (programEndsOn)
    return (
      <Alert tone="info" title={m.appointments_none_left_title()}>
        {m.appointments_none_left_text({ name, date: formatDate(programEndsOn) })}{' '}
        <Link to="/extend-program" className="text-link underline">
          {m.waiting_offer_extend()}
        </Link>
      </Alert>
    )
  if (laterAt) {
    const { day: from } = localMoment(laterAt, zone)
    return (
      <Alert tone="info" title={m.appointments_none_here_title()}>
        <Link
          to="/konsultasi/jadwal"
          search={{ ...search, from, date: undefined, start: undefined }}
          className="text-link underline"
        >
          {m.appointments_none_here_next({ date: formatDate(from) })}
        </Link>
      </Alert>
    )
  }
  const isLicensed = bookableUntil === undefined || localMoment(now, free.zone).day <= bookableUntil
  return (
    <Alert tone="info" title={m.appointments_none_title()}>
      {isLicensed ? m.appointments_none_text({ name }) : m.appointments_none_licence({ name })}{' '}
      <Link to="/ahli-gizi" className="text-link underline">
        {m.appointments_none_other()}
      </Link>
    </Alert>
  )
}
