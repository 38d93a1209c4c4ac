import { useMoveSession } from '#app/features/appointments/appointments.mutations.ts'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import type { BookingFailure } from './answer-booking-form.server.ts'
import { ConfirmBooking } from './confirm-booking.tsx'

type ConfirmMoveProps = {
  start: string
  free: FreeTimes
  zone: string
  search: BookingSearch
  now: string
  moving: Appointment
  /** Whether the program begins on the day of the new time. */
  isStart: boolean
  failure: BookingFailure | undefined
  onBooked: (appointmentId: string) => void
}

/** Moves a booked session. It costs none. */
export function ConfirmMove({
  start,
  free,
  zone,
  search,
  now,
  moving,
  isStart,
  failure,
  onBooked,
}: ConfirmMoveProps) {
  const move = useMoveSession(onBooked)
  return (
    <ConfirmBooking
      {...{ start, zone, search, now }}
      minutes={free.sessionMinutes}
      nutritionistName={free.name}
      cost={
        <div className="flex flex-col gap-2">
          <p className="font-semibold">
            {m.appointments_move_cost({ left: Math.max(0, moving.movesLeft - 1) })}
          </p>
          {isStart && <p>{m.appointments_starts_program()}</p>}
        </div>
      }
      action={m.appointments_move()}
      nearest={move.data?.kind === 'taken' ? move.data.nearest : failure?.nearest}
      error={move.error ?? failure?.error}
      isBusy={move.isPending}
      onConfirm={() =>
        move.mutate({ id: moving.id, nutritionist: free.slug, startsAt: start, zone })
      }
    />
  )
}
