import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import { hasUndescribedPicture } from '#server/contract/rich-text.ts'
import { type TextAt, textsIn, wordsOf } from './texts-in.ts'

export type Lint =
  | { kind: 'short' | 'long'; path: string; length: number; most: number; least: number }
  | { kind: 'claim'; path: string; words: string }
  | { kind: 'empty-link' | 'no-alt'; path: string }

/** What search engines show of a page: they cut longer texts, and replace much shorter ones. */
const titleLength = { least: 15, most: 60 }
const descriptionLength = { least: 70, most: 160 }

/** Kinds that have pages. */
const pageKinds: readonly ContentKind[] = [
  'article',
  'front-page',
  'page-meta',
  'program',
  'promo',
  'text-page',
]
/** The first that is filled is the page's title, and its description. */
const titleFields = ['metaTitle', 'title']
const descriptionFields = ['metaDescription', 'description', 'summary', 'lead']

/**
 * Words that Permenkes 1787/2010 restricts in health advertising: promises of a result, superiority
 * without proof, and safety without limits.
 */
const claims = {
  id: /(?<!\p{L})(nomor satu|nomor 1|no\. ?1|terbaik|ter(?:ampuh|manjur)|paling (?:ampuh|manjur|efektif|aman)|dijamin|garansi|bergaransi|100 ?%|\d+ ?% berhasil|pasti (?:berhasil|turun|sembuh|kurus)|menyembuhkan|sembuh total|tanpa efek samping|ajaib|secara instan)(?!\p{L})/giu,
  en: /(?<!\p{L})(number one|no\. ?1|the (?:very )?best|most effective|safest|guaranteed?|guarantees|100 ?%|\d+ ?% succeed|cures?|cured|miracle|without side effects|no side effects|instant results?)(?!\p{L})/giu,
}
/** These fields are no words for readers. */
const withoutWords =
  /(^|\.)(claimEvidence(?:Url)?|url|icon|illustration|picture|film|look|category|keyword|needs\.\d+)$/

/** Returns what an editor may want to change. Nothing of it hinders a save. */
export function lintOf(kind: ContentKind, content: Content, locale: 'id' | 'en'): Lint[] {
  const texts = textsIn(content)
  return [
    ...(pageKinds.includes(kind)
      ? [
          ...lengthOf(content, titleFields, titleLength),
          ...lengthOf(content, descriptionFields, descriptionLength),
        ]
      : []),
    ...texts.flatMap((text) => claimsIn(text, locale)),
    ...texts.flatMap(emptyLinksIn),
    ...texts.flatMap(undescribedPicturesIn),
  ]
}

function lengthOf(
  content: Content,
  fields: string[],
  { least, most }: { least: number; most: number },
): Lint[] {
  const path = fields.find((field) => typeof content[field] === 'string' && content[field] !== '')
  if (!path) return []
  const { length } = String(content[path])
  const kind = length < least ? 'short' : length > most ? 'long' : undefined
  return kind ? [{ kind, path, length, most, least }] : []
}

function claimsIn(text: TextAt, locale: 'id' | 'en'): Lint[] {
  if (withoutWords.test(text.path)) return []
  const found = wordsOf(text).replaceAll('\u00a0', ' ').match(claims[locale]) ?? []
  return [...new Set(found)].map((words) => ({ kind: 'claim', path: text.path, words }))
}

/** A link without words is read out as its address. */
function emptyLinksIn({ path, text }: TextAt): Lint[] {
  const isEmpty =
    path.endsWith('html') && /<a\b[^>]*>(?:\s|<[^/a][^>]*>|<\/(?!a)[^>]*>)*<\/a>/.test(text)
  return isEmpty ? [{ kind: 'empty-link', path }] : []
}

/** A picture without words says nothing to those who do not see it. Publication refuses it. */
function undescribedPicturesIn({ path, text }: TextAt): Lint[] {
  return path.endsWith('html') && hasUndescribedPicture(text) ? [{ kind: 'no-alt', path }] : []
}
