import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getPricing } from '#app/features/pricing/pricing.functions.ts'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { getCurrentPromos } from '#app/features/promos/promos.functions.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Details = lazyRouteComponent(() => import('./-pricing-details.tsx'))

export const Route = createFileRoute('/_default/pricing')({
  loader: async () => {
    const [{ meta, page }, pricing, promos] = await Promise.all([
      getTextPage({ data: { slug: 'pricing' } }),
      getPricing(),
      getCurrentPromos(),
      Details.preload?.(),
    ])
    return { seo: { ...meta, name: m.pricing_title() }, page, pricing, promos }
  },
  shouldReload: reloadOnline,
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
        <DeferredPart>
          <Details text={page} promos={promos} />
        </DeferredPart>
      }
    />
  )
}
