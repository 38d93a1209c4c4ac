import { type FormEvent, type ReactNode, useState } from 'react'
import { unitsOf } from '#app/features/measurements/other-unit.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { localToday } from '#app/lib/local-today.ts'
import { useOwnDay } from '#app/lib/use-own-day.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import { entryFormSchemaFor } from './entry-form.schema.ts'
import { valueHint, valueLabel, valueProblem } from './entry-form-words.ts'
import type { Entry, EntryChange } from './measured-entry.ts'
import { readPressurePair, readTypedValue } from './typed-value.ts'

type EntryFormProps = {
  measure: Measure
  /** Today where the program runs; the member's own day takes its place in the browser. */
  today: string
  /** The one to change; a new one without it. */
  entry?: Entry
  /** An entry that a new one would take the place of, so that it can be brought back. */
  replaced?: ((measuredOn: string) => Entry | undefined) | undefined
  /** The unit that a new entry starts in, where it is not the usual one. */
  lastUnit?: string | undefined
  onUnitUsed?: (unit: string) => void
  /** For a form that somebody has just opened: the next thing they do is type. */
  takesFocus?: boolean
  isBusy: boolean
  onSubmit: (change: EntryChange, done: () => void) => void
  /** Beside the submit button. */
  children?: ReactNode
}

/** One measure of one day, in the unit that the member has it in. */
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
  // One that is remembered late changes nothing under what was typed.
  const [settledUnit, setUnit] = useState<string>()
  const isRemembered = lastUnit !== undefined && lastUnit === units.other?.unit
  const unit = settledUnit ?? (isRemembered ? lastUnit : units.unit)
  const before = entry && typedText(entry.value)
  // For the words alone: the field keeps what is typed, also before this page listens to it.
  const [typed, setTyped] = useState(before ?? '')
  // The same id for every try, so that a lost answer does not double the entry.
  const [id, setId] = useState(entry?.id ?? newClientId)
  const form = useValidatedForm(
    entryFormSchemaFor(measure, { today: localToday, unit }),
    (given, element) => {
      const read = readTypedValue(typedIn(element), units, unit)
      if (units.other && read.kind === 'read') onUnitUsed?.(read.unit)
      const isWeight = measure === 'weight'
      const after = { kind: measure, ...given, id: isWeight ? given.measuredOn : id }
      onSubmit({ before: entry ?? replaced?.(given.measuredOn) ?? null, after }, () => {
        element.reset()
        setTyped('')
        setId(newClientId())
      })
    },
  )
  const ownToday = useOwnDay(today)
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
          defaultValue={before}
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
          {...(measure === 'weight' && { hint: m.tracker_day_hint() })}
          problem={form.problem('measuredOn', m.tracker_day_wrong())}
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

/** Puts the cursor where the value of an entry is typed, in a form or in what holds it. */
export function focusValue(holder: HTMLElement | null): void {
  holder?.querySelector<HTMLInputElement>('[name="value"]')?.focus()
}

/** Of `121/79` in the first field, writes the lower number into its own. */
function fillDiastolic(systolic: HTMLInputElement): void {
  const pair = readPressurePair(systolic.value)
  const diastolic = systolic.form?.elements.namedItem('secondValue')
  if (!pair || !(diastolic instanceof HTMLInputElement)) return
  diastolic.value = pair.diastolic
  // As if it had been typed there, so that the form takes back what it said of it.
  diastolic.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Once both numbers have their field, the first keeps its own. */
function completeSystolic(systolic: HTMLInputElement): void {
  const pair = readPressurePair(systolic.value)
  if (pair) systolic.value = pair.systolic
}
