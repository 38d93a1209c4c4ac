import * as v from 'valibot'
import { amountLimits } from '#server/contract/food-diary.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

/** Parses a typed amount: `1,5`, `1.5`, `1/2`, `½` or `2 1/2`, rounded to a hundredth. */
export const typedAmountSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    lineOf(text).replace('½', ' 1/2').replace('¼', ' 1/4').replace('¾', ' 3/4'),
  ),
  v.transform((text) => text.trim()),
  v.regex(/^(\d{1,4}([.,]\d{1,2})?|(\d{1,3} +)?[1-9]\/[1-9])$/),
  v.transform(amountOf),
  v.minValue(amountLimits.least),
  v.maxValue(amountLimits.most),
)

function amountOf(text: string): number {
  const parts = text.split(/ +/).map((part) => {
    const [above = '', below] = part.split('/')
    return Number(above.replace(',', '.')) / Number(below ?? 1)
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100
}
