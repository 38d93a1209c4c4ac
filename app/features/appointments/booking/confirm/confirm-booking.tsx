import type { FormEvent, ReactNode } from 'react'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { ChosenTime } from '#app/features/appointments/booking/times/chosen-time.tsx'
import { TimeLink } from '#app/features/appointments/booking/times/time-link.tsx'
import { formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, formatTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { cancelDeadline } from './cancel-deadline.ts'

type ConfirmBookingProps = {
  start: string
  zone: string
  minutes: number
  nutritionistName: string
  /** The server's time when the page was read. */
  now: string
  /** What the booking costs, before the press. */
  cost: ReactNode
  action: string
  /** What the form sends beside the choice in the address. Absent if a session moves. */
  fields?: ReactNode
  /** Free times near the chosen one, if another client was faster. */
  nearest: string[] | undefined
  search: BookingSearch
  error: unknown
  isBusy: boolean
  onConfirm: (form: FormData) => void
}

/**
 * The chosen time with its cost and its deadline, and the button that books it. Without scripts the
 * browser posts the form to the page's own address, which holds the choice.
 */
export function ConfirmBooking(props: ConfirmBookingProps) {
  const { start, zone, nearest, search } = props
  const deadline = cancelDeadline(start, props.now)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    props.onConfirm(new FormData(event.currentTarget))
  }
  return (
    <ChosenTime {...{ start, zone }}>
      <form method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
        <p>
          {m.appointments_confirm_with({ minutes: props.minutes, name: props.nutritionistName })}
        </p>
        <div>{props.cost}</div>
        <p className="text-ink-muted">
          {deadline
            ? m.appointments_confirm_free_until({ time: formatDateTimeIn(deadline, zone) })
            : m.appointments_confirm_not_free()}
        </p>
        <input type="hidden" name="zone" value={zone} />
        {props.fields}
        {nearest && (
          <Alert tone="warning" title={m.appointments_taken_title()}>
            <div className="flex flex-col gap-3">
              <p>
                {nearest.length > 0 ? m.appointments_taken_text() : m.appointments_taken_none()}
              </p>
              <ul className="flex flex-wrap gap-2">
                {nearest.map((time) => {
                  const { day } = localMoment(time, zone)
                  return (
                    <li key={time}>
                      <TimeLink
                        start={time}
                        day={day}
                        search={search}
                        text={`${formatShortDay(day)}, ${formatTimeIn(time, zone)}`}
                      />
                    </li>
                  )
                })}
              </ul>
            </div>
          </Alert>
        )}
        <FailureAlert error={props.error} title={m.appointments_failed_title()} />
        <Button type="submit" size="lg" isWide isBusy={props.isBusy}>
          {props.action}
        </Button>
      </form>
    </ChosenTime>
  )
}
