import { mapTexts } from '#app/lib/map-texts.ts'
import { plainText } from '#app/lib/plain-text.ts'

/** `name` is never there: the router's type of a `meta` entry wants something that it knows. */
export type StructuredData = { name?: undefined; 'script:ld+json': Record<string, unknown> }

/**
 * Structured data for search engines, as a `meta` entry of a route's `head`. The router writes it
 * as a data block that no browser runs, with `<`, `>` and `&` escaped, so that no text ends it early.
 * Only the server makes any: a search engine asks it for every page, and a browser has no use for it.
 */
export function jsonLd(data: { '@type': string } & Record<string, unknown>): StructuredData {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...mapTexts(data, plainText) } }
}

/** Takes away what the server wrote of the first page: it says nothing of the next one. */
export function dropStructuredData(): void {
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}

type Crumb = { name: string; url: string }

/** Where a page stands, from the front page down to itself. */
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

/** Questions that a page asks and answers itself, word for word. */
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
