import { mapTexts } from '#app/lib/map-texts.ts'
import { plainText } from '#app/lib/plain-text.ts'

/** `name` is never set: the router's type of a `meta` entry requires a known property. */
export type StructuredData = { name?: undefined; 'script:ld+json': Record<string, unknown> }

/**
 * Returns structured data as a `meta` entry of a route's `head`. The router escapes `<`, `>` and
 * `&`, so no text can close the data block. Made on the server only: search engines request every
 * page from it, and browsers have no use for it.
 */
export function jsonLd(data: { '@type': string } & Record<string, unknown>): StructuredData {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...mapTexts(data, plainText) } }
}

/** Removes the structured data of the server's page, which does not apply to the next page. */
export function dropStructuredData(): void {
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}

type Crumb = { name: string; url: string }

/** The path from the front page down to the page itself. */
export function breadcrumbJsonLd(crumbs: Crumb[]) {
  return jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  })
}

export type Question = { question: string; answer: string }

/** Questions that the page shows with the same answers. */
export function questionsJsonLd(questions: Question[]) {
  return jsonLd({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}
