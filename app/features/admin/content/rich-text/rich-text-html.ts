import { DOMSerializer, DOMParser as DocumentParser, type Node } from 'prosemirror-model'
import { richTextSchema } from './rich-text-schema.ts'

const parser = DocumentParser.fromSchema(richTextSchema)
const serializer = DOMSerializer.fromSchema(richTextSchema)

/** Reads stored HTML. What the schema does not allow is left out; no script of it runs. */
export function documentOf(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const read = parser.parse(body)
  const { firstChild, lastChild } = read
  const gap = richTextSchema.nodes.p.create()
  // The cursor needs a line before and after a table or a picture.
  const nodes = [
    ...(hasNoLine(firstChild) ? [gap] : []),
    ...read.children,
    ...(hasNoLine(lastChild) ? [gap] : []),
  ]
  return richTextSchema.node('doc', null, nodes)
}

/** Whether the cursor cannot stand in the line of a node. */
export function hasNoLine(node: Node | null): boolean {
  const { table, img } = richTextSchema.nodes
  return node?.type === table || node?.type === img
}

/** Returns the stored form: empty lines are left out, and a lone paragraph of an item has no tag. */
export function htmlOf(document: Node): string {
  const box = window.document.createElement('div')
  serializer.serializeFragment(document.content, undefined, box)
  for (const paragraph of box.querySelectorAll(':scope > p'))
    if (paragraph.textContent?.trim() === '') paragraph.remove()
  for (const item of box.querySelectorAll('li, th, td')) {
    const [first, second] = item.querySelectorAll(':scope > p')
    if (first && !second && first === item.firstElementChild) first.replaceWith(...first.childNodes)
  }
  const blocks = [...box.children].map(({ outerHTML }) => outerHTML)
  return blocks.join('\n').replaceAll('&nbsp;', '\u00a0')
}
