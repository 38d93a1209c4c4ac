import { type FormEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { localTime } from '#app/lib/local-time.ts'
import { localToday } from '#app/lib/local-today.ts'
import { useLocalToday } from '#app/lib/use-local-today.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { asTyped } from '#app/readings/as-typed.ts'
import type { Entry, EntryChange } from '#app/readings/measured-entry.ts'
import { unitsOf } from '#app/readings/other-unit.ts'
import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import { CircumstanceFields } from './circumstance-fields.tsx'
import { entryFormSchemaFor } from './entry-form.schema.ts'
import { valueHint, valueLabel, valueProblem } from './entry-form-words.ts'
import { readPressurePair, readTypedValue } from './typed-value.ts'

type EntryFormProps = {
  measure: Measure
  /** Today on the server; the browser replaces it by the member's day. */
  today: string
  /** The entry to change; absent for a new one. */
  entry?: Entry
  /** Returns the entry that a new one would replace, so that undo can restore it. */
  replaced?: ((measuredOn: string) => Entry | undefined) | undefined
  /** The unit that the member used last, if it is not the default. */
  lastUnit?: string | undefined
  onUnitUsed?: (unit: string) => void
  /** Set for a form that the member has just opened to type in. */
  takesFocus?: boolean
  isBusy: boolean
  onSubmit: (change: EntryChange, done: () => void) => void
  /** Rendered beside the submit button. */
  children?: ReactNode
}

/** Enters one measure of one day, in the unit that the member reads. */
export function EntryForm({
  measure,
  today,
  entry,
  replaced,
  lastUnit,
  onUnitUsed,
  takesFocus = false,
  isBusy,
  onSubmit,
  children,
}: EntryFormProps) {
  const units = unitsOf(measure)
  const { second } = factsOf(measure)
  // A remembered unit that loads late must not change the unit of a typed value.
  const [settledUnit, setUnit] = useCarriedState<string | undefined>(
    `unit ${measure} ${entry?.id ?? 'new'}`,
    undefined,
  )
  const isRemembered = lastUnit !== undefined && lastUnit === units.other?.unit
  const before = entry && asTyped(measure, entry)
  const unit = settledUnit ?? before?.unit ?? (isRemembered ? lastUnit : units.unit)
  const beforeText = before && typedText(before.value)
  // For the hint only: the field is uncontrolled, so it keeps text typed before hydration.
  const [typed, setTyped] = useState(beforeText ?? '')
  // Retries reuse the id, so a lost response does not create a second entry.
  const [id, setId] = useState(entry?.id ?? newClientId)
  const form = useValidatedForm(
    entryFormSchemaFor(measure, { today: localToday, now: localTime, unit }),
    (given, element) => {
      const read = readTypedValue(typedIn(element), units, unit)
      if (units.other && read.kind === 'read') onUnitUsed?.(read.unit)
      const isWeight = measure === 'weight'
      const after = { kind: measure, ...given, id: isWeight ? given.measuredOn : id }
      onSubmit({ before: entry ?? replaced?.(given.measuredOn) ?? null, after }, () => {
        element.reset()
        setTyped('')
        setChosenDay(undefined)
        setId(newClientId())
      })
    },
  )
  const ownToday = useLocalToday(today)
  const [chosenDay, setChosenDay] = useState(entry?.measuredOn)
  return (
    <form
      {...form.formProps}
      ref={takesFocus ? focusValue : undefined}
      onSubmitCapture={(event: FormEvent<HTMLFormElement>) =>
        setTyped(typedIn(event.currentTarget))
      }
      className="flex flex-col gap-4"
    >
      {units.other && (
        <div>
          <SegmentedControl
            label={m.measurements_unit()}
            segments={[units.unit, units.other.unit].map((one) => ({
              value: one,
              label: one,
              text: one,
            }))}
            value={unit}
            onChange={setUnit}
          />
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="value"
          label={valueLabel(measure, unit)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={beforeText}
          onChange={(event) => {
            setTyped(event.target.value)
            setUnit(unit)
            if (second) fillDiastolic(event.target)
          }}
          onBlur={(event) => second && completeSystolic(event.target)}
          hint={valueHint({ measure, typed, unit })}
          problem={form.problem('value', valueProblem({ measure, typed, unit }))}
        />
        {second && (
          <TextField
            name="secondValue"
            label={m.measurements_diastolic()}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={entry?.secondValue === null ? undefined : typedText(entry?.secondValue)}
            problem={form.problem(
              'secondValue',
              m.measurements_diastolic_wrong({
                least: formatNumber(second.least),
                most: formatNumber(second.most),
              }),
            )}
          />
        )}
        <TextField
          name="measuredOn"
          type="date"
          label={m.tracker_day()}
          defaultValue={entry?.measuredOn ?? ownToday}
          max={ownToday}
          onChange={(event) => setChosenDay(event.target.value)}
          {...(measure === 'weight' && { hint: m.tracker_day_hint() })}
          problem={form.problem('measuredOn', m.tracker_day_wrong())}
        />
        <CircumstanceFields
          key={id}
          measure={measure}
          entry={entry}
          isToday={(chosenDay ?? ownToday) === ownToday}
          timeProblem={(text) => form.problem('measuredAt', text)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {measure === 'weight' ? m.tracker_submit() : m.measurements_submit()}
        </Button>
        {children}
      </div>
    </form>
  )
}

function typedIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('value'))
}

function typedText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value, { useGrouping: false })
}

/** Focuses the value field of an entry form within `holder`. */
export function focusValue(holder: HTMLElement | null): void {
  holder?.querySelector<HTMLInputElement>('[name="value"]')?.focus()
}

/** Copies the diastolic number of `121/79` into its field. */
function fillDiastolic(systolic: HTMLInputElement): void {
  const pair = readPressurePair(systolic.value)
  const diastolic = systolic.form?.elements.namedItem('secondValue')
  if (!pair || !(diastolic instanceof HTMLInputElement)) return
  diastolic.value = pair.diastolic
  // The event clears the problem shown at that field.
  diastolic.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Reduces `121/79` in the first field to the systolic number. */
function completeSystolic(systolic: HTMLInputElement): void {
  const pair = readPressurePair(systolic.value)
  if (pair) systolic.value = pair.systolic
}
