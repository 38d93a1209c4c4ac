import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { withEmergencies } from '#app/i18n/emergency-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { mapTexts } from '#app/lib/map-texts.ts'
import { breadcrumbJsonLd, jsonLd, questionsJsonLd } from '#app/seo/json-ld.ts'
import { pageUrl } from '#app/seo/page-url.ts'
import { sharePictureUrl } from '#app/seo/share-picture.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import type { DurationsAnswer, ProgramAnswer } from './programs.server.ts'

type ProgramPage = {
  settings: PublicSettings
  page: ProgramAnswer | undefined
  prices: DurationsAnswer | undefined
}

/** Structured data of a program: description, offers, breadcrumb and questions. */
export const programStructuredData = createIsomorphicFn()
  .server(({ settings, page, prices }: ProgramPage) => {
    if (page?.kind !== 'found') return []
    const { program } = page
    // Without known prices there are no offers.
    const durations = prices?.durations ?? []
    const path = `/program/${program.slug}`
    const url = pageUrl(settings, path)
    return [
      jsonLd({
        '@type': 'Product',
        name: program.title,
        description: program.summary,
        url,
        image: sharePictureUrl(settings, path),
        brand: { '@type': 'Brand', name: settings.productName },
        ...(durations.length > 0 && {
          offers: durations.map((duration) => offerOf(duration, url)),
        }),
      }),
      breadcrumbJsonLd([
        { name: m.programs_meta_title(), url: pageUrl(settings, '/program') },
        { name: program.title, url },
      ]),
      ...(program.questions.length > 0
        ? [questionsJsonLd(mapTexts(program.questions, withEmergencies))]
        : []),
    ]
  })
  .client(() => [])

function offerOf({ id, durationWeeks, priceRupiah, reduction }: ProductService, url: string) {
  return {
    '@type': 'Offer',
    sku: id,
    name: m.programs_duration_weeks({ count: durationWeeks }),
    price: priceRupiah,
    priceCurrency: 'IDR',
    availability: 'https://schema.org/InStock',
    url,
    ...(reduction && { priceValidUntil: reduction.endsAt }),
  }
}
