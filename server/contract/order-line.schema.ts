import * as v from 'valibot'

const rupiahSchema = v.pipe(v.number(), v.safeInteger())

/**
 * How a product line is taxed: `exempt_health` under PP 49/2022 art. 11, `standard_11` with PPN of
 * 12 % on 11/12 of the price, `non_pkp` by a company that is no taxable entrepreneur.
 */
export const taxClassSchema = v.picklist(['exempt_health', 'standard_11', 'non_pkp'])
export type TaxClass = v.InferOutput<typeof taxClassSchema>

/**
 * One line of an order. Items and discounts add up to the total; prices include tax, so a tax line
 * says what part of that total is PPN and adds nothing.
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
