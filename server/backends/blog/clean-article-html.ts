import sanitizeHtml from 'sanitize-html'
import { richTextAttributes, richTextSchemes, richTextTags } from '#server/contract/rich-text.ts'

/** Takes out of an article's HTML whatever the contract does not allow, scripts above all. */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: richTextAttributes,
    allowedSchemes: richTextSchemes,
    allowProtocolRelative: false,
  }).trim()
}
