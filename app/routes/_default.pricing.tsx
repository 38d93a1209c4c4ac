import { createFileRoute } from '@tanstack/react-router'
import { getPricing } from '#app/features/pricing/pricing.functions.ts'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { PromoList } from '#app/features/promos/promo-list.tsx'
import { getCurrentPromos } from '#app/features/promos/promos.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/pricing')({
  loader: async () => {
    const [pricing, promos] = await Promise.all([getPricing(), getCurrentPromos()])
    const seo = { title: m.pricing_meta_title(), description: m.pricing_meta_description() }
    return { seo, pricing, promos }
  },
  head: loadedHead,
  component: PricingRoutePage,
})

function PricingRoutePage() {
  const { pricing, promos } = Route.useLoaderData()
  return <PricingPage pricing={pricing} promos={<PromoList promos={promos} />} />
}
