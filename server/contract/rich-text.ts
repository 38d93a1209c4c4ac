/**
 * The HTML allowed in an article: text, lists, emphasis, small tables and links. The blog backend
 * and the site both sanitise by this list.
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
]

/** The allowed attributes of each tag. */
export const richTextAttributes = { a: ['href'], th: ['scope'] }

/** Where a link may lead, besides the site's own pages. */
export const richTextSchemes = ['https', 'http']
