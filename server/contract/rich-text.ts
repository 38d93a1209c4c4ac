import { pictureAt } from './picture-address.ts'

/**
 * The HTML allowed in an article: text, lists, emphasis, small tables, links and own pictures. The blog
 * backend and the site both sanitise by this list.
 */
export const richTextTags = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'img',
] as const
export type RichTextTag = (typeof richTextTags)[number]

/** The allowed attributes of each tag. */
export const richTextAttributes = { a: ['href'], th: ['scope'], img: ['src', 'alt'] }

/** Where a link may lead, besides the site's own pages. */
export const richTextSchemes = ['https', 'http']

const allowedLink = new RegExp(
  `^(?:(?:${richTextSchemes.join('|')})://[^\\s/]|/(?![/\\\\])|#)`,
  'i',
)

/** Whether a link of an article may lead there: to a web address or a page of the site. */
export function isRichTextLink(href: string): boolean {
  // Browsers drop line breaks, so that `/\n/other.example` leads to another host.
  return allowedLink.test(href) && !/\s/.test(href)
}

/** Whether an article may show the picture: only those that editors added to this site. */
export function isRichTextPicture(src: string): boolean {
  return pictureAt(src) !== undefined
}

/** Whether a picture of the HTML has no alternative text. */
export function hasUndescribedPicture(html: string): boolean {
  const pictures = html.match(/<img\b(?:"[^"]*"|[^">])*>/g) ?? []
  return pictures.some((picture) => !/\salt="[^"]*[^"\s][^"]*"/.test(picture))
}
