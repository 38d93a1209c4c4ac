/**
 * What the HTML of an article may contain: text, lists, emphasis, small tables and links. Whoever
 * writes it and whoever shows it clean it by the same list; everything else is taken out.
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

/** The attributes that stay, tag by tag. */
export const richTextAttributes = { a: ['href'], th: ['scope'] }

/** Where a link may lead, besides a page of the site itself. */
export const richTextSchemes = ['https', 'http']
