import type { Content } from '#server/contract/editing/editing.schema.ts'
import { textsIn } from './texts-in.ts'

/** A check asks at most this many pages. */
export const mostLinks = 40

/** Returns the links of a text, without those to a place of the same page. */
export function linksIn(content: Content): string[] {
  const links = textsIn(content).flatMap(({ path, text }) => {
    if (/(^|\.|[a-z])url$/i.test(path)) return [text]
    const found = path.endsWith('.html') ? text.matchAll(/<a\s[^>]*href="([^"]*)"/g) : []
    return [...found].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  })
  const isAsked = (link: string) => /^(https?:\/\/|\/(?!\/))/i.test(link)
  return [...new Set(links.filter(isAsked))].slice(0, mostLinks)
}
