import { type FormEvent, useState } from 'react'
import { SessionCard } from '#app/features/practice/days/session-card.tsx'
import { useEndTimeOff, useTakeTimeOff } from '#app/features/practice/practice.mutations.ts'
import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { HoursView } from './hours.server.ts'
import { readTimeOff, type TypedTimeOff } from './read-time-off.ts'

/** Times without sessions. Booked ones in the way are listed before anything is cancelled. */
export function TimeOffSection({ view }: { view: HoursView }) {
  const { hours, practice } = view
  const coming = hours.timeOff.filter(({ isPast }) => !isPast)
  return (
    <section aria-labelledby="time-off" className="flex flex-col gap-4 border-line border-t pt-8">
      <h2 id="time-off" className="text-2xl">
        {m.practice_time_off_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.practice_time_off_text()}</p>
      {coming.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {coming.map((timeOff) => (
            <TimeOffRow key={timeOff.id} timeOff={timeOff} zone={practice.zone} />
          ))}
        </ul>
      )}
      <TimeOffForm view={view} />
    </section>
  )
}

type TimeOffRowProps = { timeOff: HoursView['hours']['timeOff'][number]; zone: string }

function TimeOffRow({ timeOff: { id, fromAt, untilAt, note }, zone }: TimeOffRowProps) {
  const end = useEndTimeOff()
  const from = formatDateTimeIn(fromAt, zone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <p className="flex flex-col">
        <span className="font-semibold">{note || m.practice_time_off_unnamed()}</span>
        <span className="text-ink-muted text-sm">
          {m.practice_time_off_span({ from, until: formatDateTimeIn(untilAt, zone) })}
        </span>
      </p>
      <Button variant="quiet" size="sm" isBusy={end.isPending} onClick={() => end.mutate({ id })}>
        {m.practice_time_off_delete()}
        <span className="sr-only">{note || from}</span>
      </Button>
      <FailureAlert error={end.error} className="w-full" />
    </li>
  )
}

function TimeOffForm({ view: { practice, now } }: { view: HoursView }) {
  const take = useTakeTimeOff()
  const [wrong, setWrong] = useState<string>()
  /** What the listed sessions are in the way of. */
  const [asked, setAsked] = useState<TypedTimeOff>()
  const hits = (asked && take.data?.hits) ?? []
  const { day: today } = localMoment(now, practice.zone)

  function send(wish: TypedTimeOff, cancel: boolean, form: HTMLFormElement | null) {
    setAsked(wish)
    take.mutate(
      { ...wish, cancel },
      { onSuccess: ({ id }) => (id === null ? undefined : form?.reset()) },
    )
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const read = readTimeOff(new FormData(form))
    setWrong(read.kind === 'wrong' ? read.field : undefined)
    if (read.kind === 'wrong') form.querySelector<HTMLElement>(`[name="${read.field}"]`)?.focus()
    else send(read.wish, false, form)
  }
  const field = (name: string, type: 'date' | 'time', label: string, value?: string) => (
    <TextField
      name={name}
      type={type}
      {...(type === 'date' && { min: today })}
      defaultValue={value}
      label={label}
      problem={wrong === name ? m.practice_time_off_wrong() : undefined}
    />
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={() => setAsked(undefined)}
      className="flex flex-col gap-4 sm:max-w-md"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-4">
        {field('fromDate', 'date', m.practice_time_off_from())}
        {field('fromTime', 'time', m.practice_time_off_from_time(), '00:00')}
        {field('untilDate', 'date', m.practice_time_off_until())}
        {field('untilTime', 'time', m.practice_time_off_until_time(), '23:59')}
      </div>
      <TextField
        name="note"
        maxLength={200}
        label={m.practice_time_off_note()}
        hint={m.practice_time_off_note_hint()}
        optionalMark={m.practice_optional()}
      />
      {asked && hits.length > 0 && (
        <Alert tone="warning" title={m.practice_time_off_hits({ count: hits.length })}>
          <div className="flex flex-col gap-4 text-ink">
            <p>{m.practice_time_off_hits_text()}</p>
            <ul className="flex flex-col gap-3">
              {hits.map((session) => (
                <li key={session.id} className="flex flex-col gap-1">
                  <p className="text-sm">
                    {formatDayLong(localMoment(session.startsAt, practice.zone).day)}
                  </p>
                  <ul>
                    <SessionCard session={session} zone={practice.zone} titles={{}} />
                  </ul>
                </li>
              ))}
            </ul>
            <Button
              variant="danger"
              className="self-start"
              isBusy={take.isPending}
              onClick={(event) => send(asked, true, event.currentTarget.form)}
            >
              {m.practice_time_off_cancel({ count: hits.length })}
            </Button>
          </div>
        </Alert>
      )}
      <FailureAlert error={take.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" isBusy={take.isPending}>
          {m.practice_time_off_save()}
        </Button>
        <p role="status" className="text-success-ink">
          {take.data?.id && m.practice_saved()}
        </p>
      </div>
    </form>
  )
}
