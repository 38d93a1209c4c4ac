import * as v from 'valibot'

const rupiahSchema = v.pipe(v.number(), v.safeInteger())

/**
 * The tax class of a product line. `exempt_health` falls under PP 49/2022 art. 11. `standard_11` has
 * PPN of 12 % on 11/12 of the price. `non_pkp` is for a company that is not a taxable entrepreneur.
 */
export const taxClassSchema = v.picklist(['exempt_health', 'standard_11', 'non_pkp'])
export type TaxClass = v.InferOutput<typeof taxClassSchema>

/**
 * One line of an order. Items and discounts add up to the total. Prices include tax, so a tax line
 * states the PPN within the total and adds nothing.
 */
export const orderLineSchema = v.variant('kind', [
  v.object({
    kind: v.literal('item'),
    productServiceId: v.string(),
    taxClass: taxClassSchema,
    amountRupiah: v.pipe(rupiahSchema, v.minValue(0)),
  }),
  v.object({
    kind: v.literal('promo_discount'),
    promoCode: v.string(),
    amountRupiah: v.pipe(rupiahSchema, v.maxValue(0)),
  }),
  v.object({
    kind: v.literal('tax'),
    taxClass: taxClassSchema,
    amountRupiah: v.pipe(rupiahSchema, v.minValue(0)),
  }),
])
export type OrderLine = v.InferOutput<typeof orderLineSchema>
