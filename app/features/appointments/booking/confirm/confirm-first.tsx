import { useBookSession } from '#app/features/appointments/appointments.mutations.ts'
import { comingBack, stayingBeside } from '#app/features/appointments/booking/bookable-trackers.ts'
import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { CancelledSessions } from '#app/features/appointments/care/cancelled-sessions.tsx'
import { checkedSections } from '#app/features/appointments/care/checked-sections.ts'
import { FirstSections } from '#app/features/appointments/care/first-sections.tsx'
import { startsProgram } from '#app/features/appointments/program-days.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import type { BookingFailure } from './answer-booking-form.server.ts'
import { ConfirmBooking } from './confirm-booking.tsx'

const topicLength = 500

type ConfirmFirstProps = {
  start: string
  free: FreeTimes
  zone: string
  search: BookingSearch
  now: string
  tracker: Consultations['trackers'][number]
  /** The client's sessions ahead, of every program. */
  upcoming: Appointment[]
  failure: BookingFailure | undefined
  onBooked: (appointmentId: string) => void
}

/** Books a session with one of the client's credits. */
export function ConfirmFirst({
  start,
  free,
  zone,
  search,
  now,
  tracker,
  upcoming,
  failure,
  onBooked,
}: ConfirmFirstProps) {
  const book = useBookSession(onBooked)
  const { sessionBalance, grantedSessions, nutritionist, relation } = tracker
  const former = relation && nutritionist?.slug !== free.slug ? nutritionist : null
  const known = { slug: free.slug, upcoming, now }
  const cancelled = comingBack(tracker, known)
  const left = sessionBalance - 1 + cancelled.length
  const beside = stayingBeside(tracker, known)
  const result = book.variables?.startsAt === start ? book.data : undefined
  function bookNow(form: FormData) {
    book.mutate({
      trackerId: tracker.trackerId,
      nutritionist: free.slug,
      startsAt: start,
      zone,
      topic: String(form.get('topic') ?? ''),
      ...(!relation && { sections: checkedSections(form) }),
      ...(former && { sections: relation?.sections }),
    })
  }
  return (
    <ConfirmBooking
      {...{ start, zone, search, now }}
      minutes={free.sessionMinutes}
      nutritionistName={free.name}
      cost={
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{m.appointments_cost({ left, count: grantedSessions })}</p>
          {startsProgram(tracker, { start, beside }) && <p>{m.appointments_starts_program()}</p>}
          {former && (
            <>
              <p>{m.appointments_changes_nutritionist({ from: former.name, to: free.name })}</p>
              <CancelledSessions sessions={cancelled} />
            </>
          )}
        </div>
      }
      fields={
        <>
          <input type="hidden" name="trackerId" value={tracker.trackerId} />
          <input type="hidden" name="key" value={`${now}-${start}`} />
          <TextAreaField
            name="topic"
            rows={3}
            maxLength={topicLength}
            required={false}
            label={m.appointments_topic()}
            hint={m.appointments_topic_hint({ name: free.name })}
            defaultValue={failure?.topic}
          />
          {!relation && <FirstSections name={free.name} />}
        </>
      }
      action={m.appointments_book()}
      nearest={result?.kind === 'taken' ? result.nearest : failure?.nearest}
      error={book.error ?? failure?.error}
      isBusy={book.isPending}
      onConfirm={bookNow}
    />
  )
}
