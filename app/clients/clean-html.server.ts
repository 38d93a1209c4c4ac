import sanitizeHtml from 'sanitize-html'
import { richTextAttributes, richTextSchemes, richTextTags } from '#server/contract/rich-text.ts'

/**
 * Takes out of a backend's HTML whatever the contract does not allow, before a page gets it. The
 * backend has done the same; a service that did not must not put a script on this site.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: { ...richTextAttributes, a: ['href', 'rel'] },
    allowedSchemes: richTextSchemes,
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer' }) },
  })
  return withScrollingTables(clean)
}

/** A wide table scrolls in a box of its own, which the keyboard reaches; the page stays as it is. */
function withScrollingTables(clean: string): string {
  return clean
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
