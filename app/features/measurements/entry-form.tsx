import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { diastolicLimits } from '#server/contract/measurement.schema.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { Entry, EntryChange } from './entry.ts'
import { entryFormSchemaFor } from './entry-form.schema.ts'
import { localToday } from './local-today.ts'
import { factsOf, type OtherUnit } from './measure-facts.ts'
import { measureNames, otherUnitText, valueText } from './measure-words.ts'

type EntryFormProps = {
  measure: Measure
  /** Today where the program runs; the member's own day takes its place in the browser. */
  today: string
  /** The one to change; a new one without it. */
  entry?: Entry
  /** An entry that a new one would take the place of, so that it can be brought back. */
  replaced?: ((measuredOn: string) => Entry | undefined) | undefined
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
  isBusy,
  onSubmit,
  children,
}: EntryFormProps) {
  const facts = factsOf(measure)
  const [isOther, setIsOther] = useState(false)
  const before = entry && typedText(entry.value)
  // For the hint alone: the field keeps what is typed, also before this page listens to it.
  const [typed, setTyped] = useState(before ?? '')
  // The same id for every try, so that a lost answer does not double the entry.
  const [id, setId] = useState(entry?.id ?? newClientId)
  const other = isOther ? facts.other : undefined
  const schema = entryFormSchemaFor(measure, { today: localToday, other })
  const form = useValidatedForm(schema, (given, element) => {
    const isWeight = measure === 'weight'
    const after = { kind: measure, ...given, id: isWeight ? given.measuredOn : id }
    onSubmit({ before: entry ?? replaced?.(given.measuredOn) ?? null, after }, () => {
      element.reset()
      setTyped('')
      setId(newClientId())
    })
  })
  const ownToday = useHydrated() ? localToday() : today
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {facts.other && (
        <SegmentedControl
          label={m.measurements_unit()}
          segments={[facts.unit, facts.other.unit].map((unit) => ({
            value: unit,
            label: unit,
            text: unit,
          }))}
          value={other?.unit ?? facts.unit}
          onChange={(unit) => setIsOther(unit !== facts.unit)}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="value"
          label={labelOf(measure, other?.unit ?? facts.unit)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before}
          onChange={(event) => setTyped(event.target.value)}
          hint={hintOf(measure, typed, other)}
          {...(form.isWrong('value') && { problem: valueProblem(measure, other) })}
        />
        {measure === 'bloodPressure' && (
          <TextField
            name="secondValue"
            label={m.measurements_diastolic()}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={entry?.secondValue === null ? undefined : typedText(entry?.secondValue)}
            {...(form.isWrong('secondValue') && {
              problem: m.measurements_diastolic_wrong({
                least: formatNumber(diastolicLimits.least),
                most: formatNumber(diastolicLimits.most),
              }),
            })}
          />
        )}
        <TextField
          name="measuredOn"
          type="date"
          label={m.tracker_day()}
          defaultValue={entry?.measuredOn ?? ownToday}
          max={ownToday}
          {...(measure === 'weight' && { hint: m.tracker_day_hint() })}
          {...(form.isWrong('measuredOn') && { problem: m.tracker_day_wrong() })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!form.isReady} isBusy={isBusy}>
          {measure === 'weight' ? m.tracker_submit() : m.measurements_submit()}
        </Button>
        {children}
      </div>
    </form>
  )
}

function typedText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value, { useGrouping: false })
}

function labelOf(measure: Measure, unit: string): string {
  if (measure === 'weight') return m.tracker_kilograms()
  if (measure === 'bloodPressure') return m.measurements_systolic()
  return m.measurements_value_label({ measure: measureNames[measure](), unit })
}

/** What was typed in the other unit, as soon as it can be read. */
function hintOf(measure: Measure, typed: string, other: OtherUnit | undefined): string | undefined {
  const { other: conversion, least, most } = factsOf(measure)
  if (measure === 'weight') return m.tracker_kilograms_hint()
  if (!conversion) return undefined
  const number = Number.parseFloat(typed.replace(',', '.'))
  const value = other ? other.toKept(number) : number
  if (!(value >= least && value <= most)) return m.measurements_unit_hint()
  const same = other ? valueText(measure, { value }) : otherUnitText(conversion, value)
  return m.measurements_same_as({ value: same })
}

function valueProblem(measure: Measure, other: OtherUnit | undefined): string {
  const { least, most, unit } = factsOf(measure)
  if (!other)
    return m.measurements_value_wrong({
      least: formatNumber(least),
      most: formatNumber(most),
      unit,
    })
  const limit = (value: number) =>
    formatNumber(other.fromKept(value), { maximumFractionDigits: other.decimals })
  return m.measurements_value_wrong({ least: limit(least), most: limit(most), unit: other.unit })
}
