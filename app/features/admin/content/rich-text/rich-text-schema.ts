import { type Attrs, type MarkSpec, type NodeSpec, type ParseRule, Schema } from 'prosemirror-model'
import {
  isRichTextLink,
  isRichTextPicture,
  type RichTextTag,
  richTextAttributes,
  richTextTags,
} from '#server/contract/rich-text.ts'

type MarkTag = 'strong' | 'em' | 'a'
type NodeTag = Exclude<RichTextTag, MarkTag>

/** What each allowed tag holds. A tag without a line here does not compile. */
const nodesOfTags: Record<NodeTag, NodeSpec> = {
  p: { content: 'inline*', group: 'block' },
  ul: { content: 'li+', group: 'block' },
  ol: { content: 'li+', group: 'block' },
  li: { content: 'p block*', defining: true },
  br: { inline: true, group: 'inline', selectable: false },
  // Cells hold no table, so that no table is in another.
  table: { content: 'tbody+ | thead tbody*', isolating: true },
  thead: { content: 'tr+' },
  tbody: { content: 'tr+' },
  tr: { content: '(td | th)+' },
  th: { content: 'block+', isolating: true },
  td: { content: 'block+', isolating: true },
  img: {},
}

/** The first is the outermost: a link with a bold word stays one link. */
const marksOfTags: Record<MarkTag, MarkSpec> = {
  a: { inclusive: false },
  strong: {
    parseDOM: [
      // Google Docs wraps what it copies in a <b> that is not bold.
      { tag: 'b', getAttrs: (element) => !/font-weight:\s*normal/.test(styleOf(element)) && null },
      styledSpan(/font-weight:\s*(bold|[6-9]\d\d)/),
    ],
  },
  em: { parseDOM: [{ tag: 'i' }, styledSpan(/font-style:\s*italic/)] },
}

/** Matches what office programs copy; other marks of the same element follow. */
function styledSpan(style: RegExp): ParseRule {
  return {
    tag: 'span',
    consuming: false,
    getAttrs: (element) => style.test(styleOf(element)) && null,
  }
}

/** The page's policy forbids inline styles, so `withInertStyles` has renamed them. */
function styleOf(element: HTMLElement): string {
  return element.dataset.style ?? ''
}

/** Renames the style attributes of pasted HTML, which the browser would report as a violation. */
export function withInertStyles(html: string): string {
  return html.replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'))
}

/** What these elements contain is no text of an article. */
const withoutText =
  'iframe, svg, math, template, textarea, select, button, video, audio, canvas, embed, noembed, noframes, xmp, plaintext'

/** Reads the allowed attributes of an element, or returns false if the tag is not allowed so. */
function attributesIn(tag: string, element: HTMLElement): Attrs | false {
  const names: string[] = (richTextAttributes as Record<string, string[]>)[tag] ?? []
  const read = Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))
  if ('href' in read && !isRichTextLink(read.href ?? '')) return false
  if ('scope' in read && read.scope !== 'row') read.scope = 'col'
  if ('src' in read && !isRichTextPicture(read.src ?? '')) return false
  if ('alt' in read) read.alt ??= ''
  return read
}

const leaves: RichTextTag[] = ['br', 'img']

function withMarkup<Spec extends NodeSpec | MarkSpec>(tag: RichTextTag, spec: Spec) {
  const names: string[] = (richTextAttributes as Record<string, string[]>)[tag] ?? []
  const ofTag: ParseRule = { tag, getAttrs: (element) => attributesIn(tag, element) }
  return {
    ...spec,
    attrs: Object.fromEntries(
      names.map((name) => [name, name === 'scope' ? { default: 'col' } : {}]),
    ),
    parseDOM: [ofTag, ...(spec.parseDOM ?? [])],
    toDOM: ({ attrs }: { attrs: Attrs }) => (leaves.includes(tag) ? [tag, attrs] : [tag, attrs, 0]),
  } as unknown as Spec
}

const isMark = (tag: RichTextTag): tag is MarkTag => Object.hasOwn(marksOfTags, tag)
const nodeTags = richTextTags.filter((tag): tag is NodeTag => !isMark(tag))

/**
 * The text of an article as an editor writes it. Nodes and marks are the tags of `rich-text.ts`, so
 * nothing else can be typed or pasted.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: '(block | table | img)+', parseDOM: [{ tag: withoutText, ignore: true }] },
    ...(Object.fromEntries(
      nodeTags.map((tag) => [tag, withMarkup(tag, nodesOfTags[tag])]),
    ) as Record<NodeTag, NodeSpec>),
    text: { group: 'inline' },
  },
  marks: Object.fromEntries(
    Object.entries(marksOfTags).map(([tag, spec]) => [tag, withMarkup(tag as MarkTag, spec)]),
  ) as Record<MarkTag, MarkSpec>,
})
