import { PricingDetails } from '#app/features/pricing/pricing-details.tsx'
import { PromoList } from '#app/features/promos/promo-list.tsx'
import type { CurrentPromos } from '#app/features/promos/promos.server.ts'
import type { TextPage } from '#server/contract/text-page.schema.ts'

type DetailsProps = { text: TextPage | undefined; promos: CurrentPromos }

/** What stands below the prices, with the promos. */
export default function Details({ text, promos }: DetailsProps) {
  return <PricingDetails text={text} promos={<PromoList promos={promos} />} />
}
