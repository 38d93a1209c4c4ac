import type { Mark } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { richTextSchema } from './rich-text-schema.ts'

const { a } = richTextSchema.marks

type LinkRange = { from: number; to: number; href: string }

/** Returns the link around the cursor, or the selected words. Null if there is nothing to link. */
export function linkRangeOf({ selection }: EditorState): LinkRange | null {
  const { $from, from, to, empty } = selection
  const link = a.isInSet($from.marks()) ?? a.isInSet($from.nodeAfter?.marks ?? [])
  if (!empty) return { from, to, href: link?.attrs.href ?? '' }
  return link ? { ...extentOf(selection, link), href: link.attrs.href } : null
}

/** Returns from where to where the pieces of text around the cursor have the link. */
function extentOf({ $from }: EditorState['selection'], link: Mark) {
  const { parent } = $from
  let first = $from.index()
  let last = first
  const hasLink = (index: number) => link.isInSet(parent.maybeChild(index)?.marks ?? [])
  if (!hasLink(first)) first = last = first - 1
  while (hasLink(first - 1)) first -= 1
  while (hasLink(last + 1)) last += 1
  const start = $from.start()
  const sizeUpTo = (count: number) =>
    parent.children.slice(0, count).reduce((sum, node) => sum + node.nodeSize, 0)
  return { from: start + sizeUpTo(first), to: start + sizeUpTo(last + 1) }
}

/** Links the range to an address; an empty one removes the link. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const range = linkRangeOf(state)
    if (!range) return false
    const change = state.tr.removeMark(range.from, range.to, a)
    dispatch?.(href === '' ? change : change.addMark(range.from, range.to, a.create({ href })))
    return true
  }
}

/** Returns what a person typed as an address: `example.com` is one of the web. */
export function typedAddress(typed: string): string {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address
}
