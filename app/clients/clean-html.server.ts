import sanitizeHtml from 'sanitize-html'
import { richTextAttributes, richTextSchemes, richTextTags } from '#server/contract/rich-text.ts'

/**
 * Takes out of a backend's HTML whatever the contract does not allow, before a page gets it. The
 * backend has done the same; a service that did not must not put a script on this site.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: { ...richTextAttributes, a: ['href', 'rel'] },
    allowedSchemes: richTextSchemes,
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer' }) },
  })
}
