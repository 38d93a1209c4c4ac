import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { formatShortDay, formatWeekday } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { TypedStart } from './typed-start.schema.ts'

/** What an empty list of free times says: it is known to be empty only after an answer. */
const withoutStarts = {
  pending: m.practice_start_loading,
  error: m.practice_start_failed,
  success: m.practice_start_none,
}

type StartFormProps = {
  /** A free time that is chosen already. */
  chosen?: string | undefined
  zone: string
  zoneName: string
  /** The session that moves. */
  moving?: string
  action: string
  isBusy: boolean
  error: unknown
  onStart: (start: TypedStart) => void
}

/** Chooses a free time, or any other outside of the hours. What was chosen stays after a failure. */
export function StartForm({
  chosen,
  zone,
  zoneName,
  moving,
  action,
  isBusy,
  error,
  onStart,
}: StartFormProps) {
  const { data: listed = [], status } = useQuery(practiceQueries.freeStarts(moving))
  const starts = !chosen || listed.includes(chosen) ? listed : [chosen, ...listed]
  const [isWrong, setIsWrong] = useState(false)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const start = readStart(new FormData(event.currentTarget))
    setIsWrong(start === undefined)
    if (start) onStart(start)
    else event.currentTarget.querySelector<HTMLElement>('[name="startsAt"]')?.focus()
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 sm:max-w-md">
      <NativeSelect
        name="startsAt"
        defaultValue={chosen}
        label={m.practice_start_free({ zone: zoneName })}
        aria-describedby={isWrong ? 'start-problem' : undefined}
        options={[
          {
            value: '',
            label: starts.length > 0 ? m.practice_start_choose() : withoutStarts[status](),
          },
          ...starts.map((start) => ({ value: start, label: timeText(start, zone) })),
        ]}
      />
      <details>
        <summary className="rounded-control font-semibold text-link">
          {m.practice_start_other()}
        </summary>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
          <TextField name="date" type="date" label={m.practice_start_date()} optionalMark="" />
          <TextField
            name="time"
            type="time"
            step={900}
            label={m.practice_start_time()}
            optionalMark=""
          />
        </div>
        <p className="mt-2 text-ink-muted text-sm">{m.practice_start_other_hint()}</p>
      </details>
      {isWrong && (
        <p id="start-problem" className={fieldStyles().errorText()}>
          <Icon name="warning" className="size-5" />
          {m.practice_start_wrong()}
        </p>
      )}
      <FailureAlert error={error} />
      <Button type="submit" className="self-start" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}

/** A typed time comes before a chosen one. */
function readStart(form: FormData): TypedStart | undefined {
  const [startsAt = '', date = '', time = ''] = ['startsAt', 'date', 'time'].map((name) =>
    String(form.get(name) ?? ''),
  )
  if (date && time) return { date, time }
  if (date || time || !startsAt) return undefined
  return { startsAt }
}

/** `Selasa, 1 Des 10.00` */
function timeText(start: string, zone: string): string {
  const { day } = localMoment(start, zone)
  return `${formatWeekday(day)}, ${formatShortDay(day)} ${formatTimeIn(start, zone)}`
}
