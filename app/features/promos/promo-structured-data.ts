import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { lastMomentBefore } from '#app/lib/last-moment.ts'
import { breadcrumbJsonLd, jsonLd } from '#app/seo/json-ld.ts'
import { pageUrl } from '#app/seo/page-url.ts'
import type { PromoAnswer } from './promos.server.ts'

type PromoPage = { settings: PublicSettings; page: PromoAnswer | undefined }

/**
 * Structured data of a promo as an online sale event. Without offers if it has ended or is unknown.
 */
export const promoStructuredData = createIsomorphicFn()
  .server(({ settings, page }: PromoPage) => {
    if (page?.kind !== 'found') return []
    const { promo, promotion } = page
    const url = pageUrl(settings, `/promo/${promo.id}`)
    const breadcrumbs = breadcrumbJsonLd([
      { name: m.shell_nav_pricing(), url: pageUrl(settings, '/pricing') },
      { name: promo.title, url },
    ])
    if (!promotion || promotion.state === 'ended') return [breadcrumbs]
    const [startDate, endDate] = [promotion.startsAt, lastMomentBefore(promotion.endsAt)]
    const sale = jsonLd({
      '@type': 'SaleEvent',
      name: promo.title,
      description: promo.summary,
      url,
      startDate,
      endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: {
        '@type': 'Organization',
        name: settings.productName,
        url: pageUrl(settings, '/'),
      },
      offers: promotion.prices.map(({ productServiceId, programTitle, priceRupiah }) => ({
        '@type': 'Offer',
        sku: productServiceId,
        itemOffered: { '@type': 'Product', name: programTitle },
        price: priceRupiah,
        priceCurrency: 'IDR',
        validFrom: startDate,
        validThrough: endDate,
        url,
      })),
    })
    return [sale, breadcrumbs]
  })
  .client(() => [])
