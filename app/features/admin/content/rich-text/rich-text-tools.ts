import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin } from 'prosemirror-state'
import { m } from '#app/i18n/paraglide/messages.js'
import { linkRangeOf } from './link-commands.ts'
import { selectedPicture } from './picture-commands.ts'
import { hasNoLine } from './rich-text-html.ts'
import { richTextSchema } from './rich-text-schema.ts'
import {
  addColumn,
  addRow,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
} from './table-commands.ts'

const { nodes, marks } = richTextSchema

/** What a panel between the buttons and the text asks for. */
export type Asked = 'link' | 'picture'

/** A button above the text. `keys` is its shortcut, written as ProseMirror does. */
export type Tool = {
  id: string
  name: () => string
  keys?: string
  /** Absent for what a panel asks first. */
  run?: Command
  asks?: Asked
  /** Absent for a tool that is never on. */
  isOn?: (state: EditorState) => boolean
  isPossible: (state: EditorState) => boolean
}

const ofMark = (type: MarkType) => ({
  run: toggleMark(type),
  isOn: ({ storedMarks, selection: { $from, from, to, empty }, doc }: EditorState) =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type),
})

/** Returns a test of whether the cursor's paragraph is in a list of a kind. */
function isInList(type: NodeType) {
  return ({ selection: { $from } }: EditorState) => $from.node(-2)?.type === type
}

const ofList = (type: NodeType) => ({
  run: (...call: Parameters<Command>) =>
    (isInList(type)(call[0]) ? liftListItem(nodes.li) : wrapInList(type))(...call),
  isOn: isInList(type),
})

const tool = (one: Omit<Tool, 'isPossible'> & { run: Command }): Tool => ({
  ...one,
  isPossible: (state) => one.run(state),
})

const linkTool: Tool = {
  id: 'link',
  asks: 'link',
  name: m.desk_tool_link,
  keys: 'Mod-k',
  isOn: (state) => Boolean(linkRangeOf(state)?.href),
  isPossible: (state) => linkRangeOf(state) !== null,
}

const pictureTool: Tool = {
  id: 'picture',
  asks: 'picture',
  name: m.desk_tool_picture,
  isOn: (state) => selectedPicture(state) !== undefined,
  isPossible: () => true,
}

const tools: Tool[] = [
  tool({ id: 'bold', name: m.desk_tool_bold, keys: 'Mod-b', ...ofMark(marks.strong) }),
  tool({ id: 'italic', name: m.desk_tool_italic, keys: 'Mod-i', ...ofMark(marks.em) }),
  linkTool,
  tool({ id: 'list', name: m.desk_tool_list, keys: 'Mod-Shift-8', ...ofList(nodes.ul) }),
  tool({ id: 'numbers', name: m.desk_tool_numbers, keys: 'Mod-Shift-7', ...ofList(nodes.ol) }),
  tool({ id: 'table', name: m.desk_tool_table, run: insertTable }),
  pictureTool,
  tool({ id: 'undo', name: m.desk_tool_undo, keys: 'Mod-z', run: undo }),
  tool({ id: 'redo', name: m.desk_tool_redo, keys: 'Mod-Shift-z', run: redo }),
]
const tableTools: Tool[] = [
  tool({ id: 'row', name: m.desk_tool_add_row, run: addRow }),
  tool({ id: 'no-row', name: m.desk_tool_remove_row, run: removeRow }),
  tool({ id: 'column', name: m.desk_tool_add_column, run: addColumn }),
  tool({ id: 'no-column', name: m.desk_tool_remove_column, run: removeColumn }),
]

/** Returns the buttons for the place of the cursor. */
export function toolsFor(state: EditorState): Tool[] {
  return isInTable(state) ? [...tools, ...tableTools] : tools
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView())
  return true
}

/** Keeps a line at the end, where the text goes on. */
const lineAtEnd = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    hasNoLine(doc.lastChild) ? tr.insert(doc.content.size, nodes.p.create()) : null,
})

/** Tab is left to the browser, so that the keyboard leaves the text. */
export function pluginsWith(keys: Record<string, Command>): Plugin[] {
  const shortcuts = tools.flatMap(({ keys: of, run }) => (of && run ? [[of, run]] : []))
  return [
    keymap({
      ...Object.fromEntries(shortcuts),
      ...keys,
      'Mod-y': redo,
      Enter: splitListItem(nodes.li),
      'Shift-Enter': lineBreak,
      'Mod-]': sinkListItem(nodes.li),
      'Mod-[': liftListItem(nodes.li),
    }),
    keymap(baseKeymap),
    history(),
    lineAtEnd,
  ]
}
