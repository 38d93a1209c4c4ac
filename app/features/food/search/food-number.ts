import * as v from 'valibot'
import { barcodeFormSchema } from '#app/features/food/packaged/barcode-form.schema.ts'
import type { Food } from '#server/contract/food.schema.ts'

/** Returns the number of a pack if the query is one, also in groups as packs print it. */
export function packNumberIn(query: string): string | undefined {
  const { success, output } = v.safeParse(barcodeFormSchema, { barcode: query })
  return success ? output.barcode : undefined
}

/** Finds the foods with the number: logged before, or copied from a label. Never a similar number. */
export function foodsOfNumber(foods: Iterable<Food>, barcode: string): Food[] {
  return Array.from(foods).filter(({ aliases, source }) => {
    const label = source.kind === 'own' ? source.label?.barcode : undefined
    return [...aliases, label].some((one) => one && articleOf(one) === articleOf(barcode))
  })
}

/** Longer numbers write the same article with more zeros before it. */
function articleOf(barcode: string): string {
  return barcode.replace(/^0+/, '')
}
