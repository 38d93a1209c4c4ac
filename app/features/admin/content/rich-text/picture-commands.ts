import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import { richTextSchema } from './rich-text-schema.ts'

const { img, p } = richTextSchema.nodes

/** Returns the picture that is selected. */
export function selectedPicture({ selection }: EditorState): Node | undefined {
  return selection instanceof NodeSelection && selection.node.type === img
    ? selection.node
    : undefined
}

/**
 * Puts a picture in place of the selected one, or of the empty line of the cursor; otherwise behind the
 * paragraph, list or table of the cursor.
 */
export function setPicture(attrs: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    const { selection, tr, doc } = state
    const picture = img.create(attrs)
    const { $from, from, to } = selection
    const block = $from.depth > 0 ? $from.node(1) : undefined
    const isEmptyLine = block?.type === p && block.content.size === 0
    const [start, end] = selectedPicture(state)
      ? [from, to]
      : isEmptyLine
        ? [$from.before(1), $from.after(1)]
        : Array<number>(2).fill(block ? $from.after(1) : doc.content.size)
    if (start === undefined || end === undefined) return false
    const changed = tr.replaceWith(start, end, picture)
    dispatch?.(changed.setSelection(NodeSelection.create(changed.doc, start)).scrollIntoView())
    return true
  }
}
