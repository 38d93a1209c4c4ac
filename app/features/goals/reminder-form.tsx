import { type FormEvent, useState } from 'react'
import { formatMinuteOfDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Reminder } from '#server/contract/reminder.schema.ts'
import { useSaveReminder } from './goal.mutations.ts'
import { weekdayName } from './weekday-name.ts'

const field = fieldStyles()
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const zones = ['WIB', 'WITA', 'WIT'] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const evening = 19
const dayName = 'weekday'

type ReminderFormProps = { trackerId: string; reminder: Reminder | null }

/**
 * Opt-in: only a member who asks for it here is reminded. Every control is uncontrolled, so hydration
 * keeps what was chosen before it.
 */
export function ReminderForm({ trackerId, reminder }: ReminderFormProps) {
  const save = useSaveReminder(trackerId)
  const [hasDays, setHasDays] = useState(true)
  const chosenDays = reminder?.weekdays ?? weekdays
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const zone = zones.find((name) => name === given.get('zone')) ?? 'WIB'
    const days = given.getAll(dayName).map(Number)
    setHasDays(days.length > 0)
    if (days.length > 0) save.mutate({ hour: Number(given.get('hour')), zone, weekdays: days })
  }
  return (
    <section aria-labelledby="reminder" className="flex flex-col gap-4 sm:max-w-xl">
      <h2 id="reminder" className="text-2xl">
        {m.goals_reminder_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.goals_reminder_text()}</p>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-4">
          <NativeSelect
            name="hour"
            label={m.goals_reminder_hour()}
            defaultValue={String(reminder?.hour ?? evening)}
            options={hours.map((hour) => ({
              value: String(hour),
              label: formatMinuteOfDay(hour * 60),
            }))}
          />
          <NativeSelect
            name="zone"
            label={m.goals_reminder_zone()}
            defaultValue={reminder?.zone ?? 'WIB'}
            options={zones.map((zone) => ({ value: zone, label: zone }))}
          />
        </div>
        <fieldset
          aria-describedby={hasDays ? undefined : 'reminder-days-problem'}
          onChange={({ currentTarget: { form } }) => {
            const isAnyChosen = form !== null && new FormData(form).has(dayName)
            setHasDays(isAnyChosen)
            if (!isAnyChosen) save.reset()
          }}
          className="min-w-0"
        >
          <legend className="mb-2 font-semibold text-sm">{m.goals_reminder_days()}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1 sm:grid sm:grid-cols-4">
            {weekdays.map((day) => (
              <label
                key={day}
                htmlFor={`reminder-${day}`}
                className="flex items-start gap-2 py-1 pointer-coarse:py-2.5"
              >
                <CheckboxBox
                  id={`reminder-${day}`}
                  name={dayName}
                  value={day}
                  defaultChecked={chosenDays.includes(day)}
                />
                {weekdayName(day)}
              </label>
            ))}
          </div>
          {!hasDays && (
            <p id="reminder-days-problem" role="status" className={field.errorText()}>
              <Icon name="warning" className="size-5" />
              {m.goals_reminder_days_wrong()}
            </p>
          )}
        </fieldset>
        <FailureAlert error={save.error} title={m.goals_failed_title()} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={save.isPending}>
            {reminder ? m.goals_reminder_change() : m.goals_reminder_submit()}
          </Button>
          {reminder && (
            <Button variant="quiet" isBusy={save.isPending} onClick={() => save.mutate(null)}>
              {m.goals_reminder_off()}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm empty:sr-only">
          {save.isSuccess && (save.data ? m.goals_reminder_saved() : m.goals_reminder_ended())}
        </p>
      </form>
    </section>
  )
}
