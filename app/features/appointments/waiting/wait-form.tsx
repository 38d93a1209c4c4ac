import { type ReactNode, useId } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { weekdayName, weekdays } from '#app/i18n/weekday-names.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Waiting } from '#server/contract/waitlist.schema.ts'
import type { WaitingFailure } from './answer-waiting-form.server.ts'
import { dayPartNames, dayPartOf, dayParts } from './day-part.ts'
import {
  createWaitFormSchema,
  firstWeekdayBox,
  type WaitFormValues,
  weekdayBox,
} from './wait-form.schema.ts'

const field = fieldStyles()

type WaitFormProps = {
  /** The wish of a client who waits already. */
  waiting: Waiting | undefined
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  today: string
  lastDay: string
  /** Chosen at first. */
  until: string
  /** What the form sends beside the wish without scripts. */
  fields: ReactNode
  /** What was chosen in the form that failed without scripts. */
  failure: WaitingFailure | undefined
  error: unknown
  isBusy: boolean
  onSend: (wish: WaitFormValues) => void
}

/** The days and times for which a client waits. */
export function WaitForm(props: WaitFormProps) {
  const { waiting, today, lastDay, until, failure } = props
  const errorId = useId()
  const { formProps, problem } = useValidatedForm(
    createWaitFormSchema(today),
    props.onSend,
    undefined,
    failure?.wrongFields,
  )
  const sent = failure?.fields
  const wrongDays = problem(firstWeekdayBox, m.waiting_weekdays_wrong())
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {props.fields}
      <fieldset aria-describedby={wrongDays ? errorId : undefined}>
        <legend className="mb-2 font-semibold text-sm">{m.waiting_weekdays()}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {weekdays.map((weekday) => (
            <label
              key={weekday}
              htmlFor={weekdayBox(weekday)}
              className="flex items-start gap-2 py-1 pointer-coarse:py-2.5"
            >
              <CheckboxBox
                id={weekdayBox(weekday)}
                name={weekdayBox(weekday)}
                defaultChecked={
                  sent
                    ? sent[weekdayBox(weekday)] === 'on'
                    : (waiting?.weekdays.includes(weekday) ?? true)
                }
                aria-invalid={wrongDays !== undefined || undefined}
              />
              {weekdayName(weekday)}
            </label>
          ))}
        </div>
        {wrongDays && (
          <p id={errorId} className={field.errorText()}>
            <Icon name="warning" className="size-5" />
            {wrongDays}
          </p>
        )}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          name="part"
          label={m.waiting_part()}
          defaultValue={sent?.part ?? (waiting ? dayPartOf(waiting) : 'any')}
          options={dayPartNames.map((value) => ({ value, label: dayParts[value].name() }))}
        />
        <TextField
          name="until"
          type="date"
          min={today}
          max={lastDay}
          label={m.waiting_until()}
          hint={m.waiting_until_hint()}
          defaultValue={sent?.until ?? waiting?.untilOn ?? until}
          problem={problem('until', m.waiting_until_wrong())}
        />
      </div>
      <FailureAlert error={props.error} title={m.waiting_failed()} />
      <Button type="submit" variant="secondary" className="self-start" isBusy={props.isBusy}>
        {waiting ? m.waiting_save() : m.waiting_join()}
      </Button>
    </form>
  )
}
