import sanitizeHtml from 'sanitize-html'
import { richTextAttributes, richTextSchemes, richTextTags } from '#server/contract/rich-text.ts'

/**
 * Removes all HTML the contract does not allow. The site's own backend has done so already, but a
 * foreign one must not inject a script either.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { ...richTextAttributes, a: ['href', 'rel'] },
    allowedSchemes: richTextSchemes,
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer' }) },
  })
  return withScrollingTables(clean)
}

/** Wraps wide tables in a focusable box that scrolls, so that the page itself does not. */
function withScrollingTables(clean: string): string {
  return clean
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
