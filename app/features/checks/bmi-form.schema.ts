import * as v from 'valibot'
import { lineOf } from '#server/contract/typed-text.ts'

/** A value outside these limits is more likely a typing mistake. */
export const heightLimitsCentimetres = { least: 120, most: 230 }
export const weightLimitsKilograms = { least: 25, most: 300 }
export const waistLimitsCentimetres = { least: 40, most: 200 }

type Limits = { least: number; most: number }

/** Parses a typed measure: `72,5`, `72.5`, `72` or `72 kg`, rounded to a tenth. */
function typedMeasure(unit: RegExp, { least, most }: Limits) {
  return v.pipe(
    v.string(),
    v.transform(lineOf),
    v.regex(/^\d{1,3}([.,]\d{1,3})?\s*[a-z]*$/i),
    v.transform((text) => text.replace(unit, '').trim()),
    v.regex(/^[\d.,]+$/),
    v.transform((text) => Math.round(Number.parseFloat(text.replace(',', '.')) * 10) / 10),
    v.minValue(least),
    v.maxValue(most),
  )
}

/** Parses a height in centimetres, or in metres as many know it: `1,58`, `1.58 m`. */
const typedHeight = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => {
    const metres = /^([12][.,]\d{1,2})\s*m?$/i.exec(text)?.[1]
    return metres ? String(Math.round(Number.parseFloat(metres.replace(',', '.')) * 100)) : text
  }),
  typedMeasure(/cm$/i, heightLimitsCentimetres),
)

export const bmiFormSchema = v.object({
  centimetres: typedHeight,
  kilograms: typedMeasure(/kg$/i, weightLimitsKilograms),
  waistCentimetres: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    typedMeasure(/cm$/i, waistLimitsCentimetres),
  ]),
  sex: v.optional(v.picklist(['female', 'male'])),
})
export type BmiEntry = v.InferOutput<typeof bmiFormSchema>
