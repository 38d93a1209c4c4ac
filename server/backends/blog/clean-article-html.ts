import sanitizeHtml from 'sanitize-html'
import {
  isRichTextPicture,
  richTextAttributes,
  richTextSchemes,
  richTextTags,
} from '#server/contract/rich-text.ts'

/** Removes from an article's HTML everything that the contract does not allow, such as scripts. */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: richTextAttributes,
    allowedSchemes: richTextSchemes,
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isRichTextPicture(attribs.src ?? ''),
  }).trim()
}
