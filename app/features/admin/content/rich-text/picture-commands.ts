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
 * Puts a picture in place of the selected one, or of the empty line of the cursor. Otherwise puts
 * it behind the paragraph, list or table of the cursor.
 */
export function setPicture(attrs: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    const [start, end] = placeIn(state)
    const changed = state.tr.replaceWith(start, end, img.create(attrs))
    dispatch?.(changed.setSelection(NodeSelection.create(changed.doc, start)).scrollIntoView())
    return true
  }
}

function placeIn(state: EditorState): [start: number, end: number] {
  const { $from, from, to } = state.selection
  if (selectedPicture(state)) return [from, to]
  if ($from.depth === 0) return [state.doc.content.size, state.doc.content.size]
  const block = $from.node(1)
  const isEmptyLine = block.type === p && block.content.size === 0
  return [isEmptyLine ? $from.before(1) : $from.after(1), $from.after(1)]
}
