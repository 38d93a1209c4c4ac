import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { lastMomentBefore } from '#app/lib/last-moment.ts'
import { breadcrumbJsonLd, jsonLd } from '#app/seo/json-ld.ts'
import { pageUrl } from '#app/seo/page-url.ts'
import type { PromoAnswer } from './promos.server.ts'

type PromoPage = { settings: PublicSettings; page: PromoAnswer | undefined }

/**
 * A promo as a catalogue of offers with a beginning and an end; one that is over, or not known,
 * offers nothing. Not as an event: search engines list those to be attended, and refuse a discount.
 */
export const promoStructuredData = createIsomorphicFn()
  .server(({ settings, page }: PromoPage) => {
    if (page?.kind !== 'found') return []
    const { promo, promotion } = page
    const url = pageUrl(settings, `/promo/${promo.id}`)
    const breadcrumbs = breadcrumbJsonLd([
      { name: m.pricing_meta_title(), url: pageUrl(settings, '/pricing') },
      { name: promo.title, url },
    ])
    if (!promotion || promotion.state === 'ended') return [breadcrumbs]
    const offers = jsonLd({
      '@type': 'OfferCatalog',
      name: promo.title,
      description: promo.summary,
      url,
      itemListElement: promotion.prices.map(({ productServiceId, programTitle, priceRupiah }) => ({
        '@type': 'Offer',
        sku: productServiceId,
        itemOffered: { '@type': 'Product', name: programTitle },
        price: priceRupiah,
        priceCurrency: 'IDR',
        validFrom: promotion.startsAt,
        validThrough: lastMomentBefore(promotion.endsAt),
        url,
      })),
    })
    return [offers, breadcrumbs]
  })
  .client(() => [])
