import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { stretchesText } from '#app/features/practice/days/hours-text.ts'
import { useDropOverride, useSaveOverride } from '#app/features/practice/practice.mutations.ts'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { indonesianZones } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { HoursView } from './hours.server.ts'
import { StretchRows } from './stretch-rows.tsx'
import { hoursOf, readTyped } from './typed-hours.ts'

const emptyRows = [
  { from: '', to: '' },
  { from: '', to: '' },
]

/** Single dates with other hours, or closed. They replace the hours of their weekday. */
export function OverrideSection({ view }: { view: HoursView }) {
  const { practice, hours, now } = view
  return (
    <section aria-labelledby="overrides" className="flex flex-col gap-4 border-line border-t pt-8">
      <h2 id="overrides" className="text-2xl">
        {m.practice_override_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.practice_override_text()}</p>
      {hours.overrides.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {hours.overrides.map((override) => (
            <OverrideRow key={override.onDate} override={override} />
          ))}
        </ul>
      )}
      <OverrideForm practiceZone={practice.zone} now={now} />
    </section>
  )
}

type Override = HoursView['hours']['overrides'][number]

function OverrideRow({ override: { onDate, hours, zone } }: { override: Override }) {
  const drop = useDropOverride()
  const zoneName = zone && ` ${nameOfZone(zone, new Date(onDate))}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <p>
        <span className="font-semibold">{formatDayLong(onDate)}</span>
        <span className="text-ink-muted">
          {' '}
          {hours.length > 0 ? `${stretchesText(hours)}${zoneName ?? ''}` : m.practice_closed()}
        </span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        isBusy={drop.isPending}
        onClick={() => drop.mutate({ onDate })}
      >
        {m.practice_override_drop()}
        <span className="sr-only">{formatDayLong(onDate)}</span>
      </Button>
      <FailureAlert error={drop.error} className="w-full" />
    </li>
  )
}

type OverrideFormProps = { practiceZone: string; now: string }

function OverrideForm({ practiceZone, now }: OverrideFormProps) {
  const save = useSaveOverride()
  const [wrong, setWrong] = useState<'date' | 'hours'>()
  const [date, setDate] = useState('')
  const zoneName = (zone: string) => nameOfZone(zone, new Date(now))
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const onDate = String(data.get('onDate'))
    const hours = hoursOf(readTyped(data, 'override'))
    const problem = onDate === '' ? 'date' : hours === null ? 'hours' : undefined
    setWrong(problem)
    if (problem === 'date') form.querySelector<HTMLElement>('[name="onDate"]')?.focus()
    if (problem === 'hours') form.querySelector<HTMLElement>('[name="override-0-from"]')?.focus()
    if (problem || hours === null) return
    const zone = String(data.get('zone')) || null
    save.mutate(
      { onDate, hours, zone },
      {
        onSuccess: () => {
          form.reset()
          setDate('')
        },
      },
    )
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 sm:max-w-md">
      <TextField
        name="onDate"
        type="date"
        min={now.slice(0, 10)}
        label={m.practice_override_date()}
        onChange={(event) => setDate(event.target.value)}
        problem={wrong === 'date' ? m.practice_override_date_wrong() : undefined}
      />
      <SessionsOfDate date={date} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold text-sm">{m.practice_override_hours()}</legend>
        <StretchRows
          name="override"
          label={m.practice_override_hours()}
          rows={emptyRows}
          isWrong={wrong === 'hours'}
        />
        <p className="text-ink-muted text-sm">{m.practice_override_closed_hint()}</p>
      </fieldset>
      <NativeSelect
        name="zone"
        label={m.practice_override_zone()}
        options={[
          { value: '', label: m.practice_override_zone_own({ zone: zoneName(practiceZone) }) },
          ...indonesianZones
            .filter((zone) => zone !== practiceZone)
            .map((zone) => ({ value: zone, label: zoneName(zone) })),
        ]}
      />
      <FailureAlert error={save.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" isBusy={save.isPending}>
          {m.practice_override_save()}
        </Button>
        <p role="status" className="text-success-ink">
          {save.isSuccess && m.practice_saved()}
        </p>
      </div>
    </form>
  )
}

/** Booked sessions of a date stay, so the nutritionist hears of them before closing it. */
function SessionsOfDate({ date }: { date: string }) {
  const { data: agenda } = useQuery({ ...practiceQueries.week(date), enabled: date !== '' })
  const sessions = date === '' ? [] : (agenda?.days[0]?.sessions ?? [])
  const count = sessions.filter(({ state }) => state === 'booked').length
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <p className="text-pretty">
          {m.practice_override_sessions({ count, day: formatDayLong(date) })}{' '}
          <Link to="/praktik/minggu" search={{ from: date }} className="text-link underline">
            {m.practice_override_sessions_link()}
          </Link>
        </p>
      )}
    </div>
  )
}
