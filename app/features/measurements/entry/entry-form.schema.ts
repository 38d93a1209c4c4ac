import * as v from 'valibot'
import { storedDecimals } from '#app/readings/as-typed.ts'
import { unitsOf } from '#app/readings/other-unit.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { mealTimings, timeOfDaySchema } from '#server/contract/measurement.schema.ts'
import { type OtherUnit, otherUnits } from '#server/contract/measures/measure-facts.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import { readPressurePair, readTypedValue } from './typed-value.ts'

type Form = {
  today: () => string
  /** The time of day on the member's clock, `HH:MM`. */
  now: () => string
  /** The unit selected in the form. */
  unit: string
}

/**
 * The form of a measure. Its output is rounded as values are stored. The day must not be in the future
 * in the member's time zone.
 */
export function entryFormSchemaFor(measure: Measure, { today, now, unit }: Form) {
  const { least, most, second } = factsOf(measure)
  const units = unitsOf(measure)
  const typedSchema = v.pipe(
    v.string(),
    v.transform((text) => storedNumberOf(text)),
    v.number(),
  )
  return v.pipe(
    v.object({
      value: v.string(),
      secondValue: v.optional(v.string(), ''),
      measuredOn: v.string(),
      measuredAt: v.optional(v.string(), ''),
      mealTiming: v.optional(v.string(), ''),
    }),
    v.transform((typed) => (second ? bothNumbersOf(typed) : typed)),
    v.transform((typed) => ({ ...typed, typedIn: otherUnitOf(typed.value) })),
    v.object({
      value: v.pipe(typedSchema, v.minValue(least), v.maxValue(most)),
      secondValue: second
        ? v.pipe(typedSchema, v.minValue(second.least), v.maxValue(second.most))
        : v.pipe(
            v.string(),
            v.transform(() => null),
          ),
      measuredOn: v.pipe(
        isoDateSchema,
        v.check((day) => day <= today()),
      ),
      measuredAt: v.pipe(v.string(), v.transform(orNull), v.nullable(timeOfDaySchema)),
      mealTiming: v.pipe(v.string(), v.transform(orNull), v.nullable(v.picklist(mealTimings))),
      typedIn: v.nullable(v.picklist(Object.values(otherUnits))),
    }),
    v.forward(
      v.partialCheck(
        [['value'], ['secondValue']],
        ({ value, secondValue }) => secondValue === null || secondValue < value,
      ),
      ['secondValue'],
    ),
    v.forward(
      v.partialCheck(
        [['measuredOn'], ['measuredAt']],
        ({ measuredOn, measuredAt }) =>
          measuredAt === null || measuredOn < today() || measuredAt <= now(),
      ),
      ['measuredAt'],
    ),
  )

  function otherUnitOf(text: string): OtherUnit | null {
    const typed = readTypedValue(text, units, unit)
    return typed.kind === 'read' && units.other?.unit === typed.unit ? units.other.unit : null
  }

  function storedNumberOf(text: string): number | undefined {
    const typed = readTypedValue(text, units, unit)
    if (typed.kind !== 'read') return undefined
    if (typed.unit === units.other?.unit) return rounded(units.other.toCanonical(typed.number), 2)
    return rounded(typed.number, storedDecimals(measure))
  }
}

type Pair = { value: string; secondValue: string }

/** `121/79` in the first field fills both, unless the second field holds another number. */
function bothNumbersOf<Typed extends Pair>(typed: Typed): Typed {
  const pair = readPressurePair(typed.value)
  const second = typed.secondValue.trim() || pair?.diastolic
  return pair && second === pair.diastolic
    ? { ...typed, value: pair.systolic, secondValue: pair.diastolic }
    : typed
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

/** Rounds the decimal notation: `toFixed` turns 72.55 into 72.5, because its binary value is smaller. */
function rounded(value: number, digits: number): number {
  const format = { maximumFractionDigits: digits, useGrouping: false }
  return Number(value.toLocaleString('en', format))
}
