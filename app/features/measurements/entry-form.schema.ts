import * as v from 'valibot'
import { diastolicLimits } from '#server/contract/measurement.schema.ts'
import type { Measure } from '#server/contract/measures.ts'
import { factsOf, type OtherUnit } from './measure-facts.ts'

const daySchema = v.pipe(v.string(), v.isoDate())

/** A number as people type it: `72,5`, `72.5`, `72` or `72,5 kg`. */
const typedNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,4}([.,]\d{1,2})?(\s*[a-zµ%/]{1,8})?$/i),
  v.transform((text) => Number.parseFloat(text.replace(',', '.'))),
)

/**
 * What the form of a measure holds, in the unit that it asks for; values come out as they are kept,
 * to a hundredth. The day must not be in the future where the member is.
 */
export function entryFormSchemaFor(
  measure: Measure,
  { today, other }: { today: () => string; other: OtherUnit | undefined },
) {
  const { least, most, decimals } = factsOf(measure)
  const isWhole = measure === 'bloodPressure'
  const value = v.pipe(
    typedNumberSchema,
    v.transform((number) => rounded(other ? other.toKept(number) : number, other ? 2 : digits())),
    v.minValue(least),
    v.maxValue(most),
  )
  return v.pipe(
    v.object({
      value,
      secondValue: isWhole
        ? v.pipe(
            typedNumberSchema,
            v.transform((number) => rounded(number, 0)),
            v.minValue(diastolicLimits.least),
            v.maxValue(diastolicLimits.most),
          )
        : v.optional(v.null(), null),
      measuredOn: v.pipe(
        daySchema,
        v.check((day) => day <= today()),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['value'], ['secondValue']],
        ({ value, secondValue }) => secondValue === null || secondValue < value,
      ),
      ['secondValue'],
    ),
  )

  /** Glucose may be typed with a tenth although it is shown without. */
  function digits(): number {
    return isWhole ? 0 : Math.max(1, decimals)
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
