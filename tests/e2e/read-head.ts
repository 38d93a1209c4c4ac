import type { APIRequestContext, Page } from '@playwright/test'

type Language = 'en' | 'id'

/** What a crawler reads of a page without scripts. */
type Head = {
  titles: string[]
  headings: string[]
  canonicals: string[]
  meta: Record<string, string[]>
  structuredData: string[]
}

/** Reads a page as a crawler does, which runs no scripts. */
export async function readHead(
  page: Page,
  request: APIRequestContext,
  path: string,
  language: Language,
) {
  const response = await request.get(path, {
    headers: { 'accept-language': language, cookie: '' },
  })
  const head = await page.evaluate(
    (html): Head => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const textsOf = (selector: string) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '')
      const meta: Record<string, string[]> = {}
      for (const tag of document.querySelectorAll('meta')) {
        const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''
        meta[name] = [...(meta[name] ?? []), tag.content]
      }
      return {
        titles: textsOf('title'),
        headings: textsOf('h1'),
        canonicals: Array.from(document.querySelectorAll('link[rel=canonical]'), (link) =>
          String(link.getAttribute('href')),
        ),
        meta,
        structuredData: textsOf('script[type="application/ld+json"]'),
      }
    },
    await response.text(),
  )
  return { ...head, status: response.status(), headers: response.headers() }
}
