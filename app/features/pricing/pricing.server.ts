import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { productServiceListSchema } from '#server/contract/purchase.schema.ts'
import { type PriceTable, priceTableOf } from './price-table.ts'

export type PricingAnswer = { kind: 'available' | 'unpriced' | 'unavailable'; table: PriceTable }

/** Names come from the content backend, prices from the main one. Either may be missing. */
export async function readPricing(context: SiteContext): Promise<PricingAnswer> {
  const { cms, main } = context.backends
  const [list, services] = await Promise.all([
    undefinedIfFailed(
      context,
      readPublic(cms, 'programs', programListPageSchema, { locale: getLocale() }),
    ),
    undefinedIfFailed(
      context,
      readPublic(main, 'v1/product-services', envelopeOf(productServiceListSchema), {}),
    ),
  ])
  const table = priceTableOf(list?.programs ?? [], services?.data ?? [])
  if (!list) return { kind: 'unavailable', table }
  return { kind: services ? 'available' : 'unpriced', table }
}
