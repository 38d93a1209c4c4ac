import { createFileRoute } from '@tanstack/react-router'
import { pricingQueries } from '#app/features/pricing/pricing.queries.ts'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { PromoList } from '#app/features/promos/promo-list.tsx'
import { promoQueries } from '#app/features/promos/promos.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/pricing')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(pricingQueries.table()),
      queryClient.ensureQueryData(promoQueries.current()),
    ])
    return { seo: { title: m.pricing_meta_title(), description: m.pricing_meta_description() } }
  },
  head: loadedHead,
  component: PricingRoutePage,
})

function PricingRoutePage() {
  return <PricingPage promos={<PromoList />} />
}
