import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getPricing } from '#app/features/pricing/pricing.functions.ts'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { getCurrentPromos } from '#app/features/promos/promos.functions.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { preloadParts } from '#app/lib/preload-parts.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { SleepingPart } from '#app/ui/sleeping-part.tsx'

const PricingDetails = lazyRouteComponent(
  () => import('#app/features/pricing/pricing-details.tsx'),
  'PricingDetails',
)
const PromoList = lazyRouteComponent(
  () => import('#app/features/promos/promo-list.tsx'),
  'PromoList',
)

export const Route = createFileRoute('/_default/pricing')({
  loader: async () => {
    const [{ meta, page }, pricing, promos] = await Promise.all([
      getTextPage({ data: { slug: 'pricing' } }),
      getPricing(),
      getCurrentPromos(),
      preloadParts(PricingDetails, PromoList),
    ])
    return { seo: { ...meta, name: m.pricing_title() }, page, pricing, promos }
  },
  head: loadedHead,
  component: PricingRoutePage,
})

function PricingRoutePage() {
  const { page, pricing, promos } = Route.useLoaderData()
  return (
    <PricingPage
      text={page}
      pricing={pricing}
      details={
        <SleepingPart wakes="near">
          <PricingDetails text={page} promos={<PromoList promos={promos} />} />
        </SleepingPart>
      }
    />
  )
}
