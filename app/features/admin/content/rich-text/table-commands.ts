import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { richTextSchema } from './rich-text-schema.ts'

const { table, thead, tbody, tr, th, td, p } = richTextSchema.nodes

/** Where the cursor is in a table. Positions are those of the nodes. */
type Place = { table: Node; tablePos: number; row: Node; rowPos: number; column: number }

function placeOf({ selection: { $from } }: EditorState): Place | null {
  const depth = depthOf($from)
  if (depth === null) return null
  return {
    table: $from.node(depth),
    tablePos: $from.before(depth),
    row: $from.node(depth + 2),
    rowPos: $from.before(depth + 2),
    column: $from.index(depth + 2),
  }
}

function depthOf($pos: ResolvedPos): number | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1)
    if ($pos.node(depth).type === table) return depth
  return null
}

export function isInTable(state: EditorState): boolean {
  return placeOf(state) !== null
}

type Dispatch = NonNullable<Parameters<Command>[1]>

/** Makes a command of what happens at the cursor's place in a table. */
function inTable(run: (place: Place, state: EditorState, dispatch: Dispatch) => void): Command {
  return (state, dispatch) => {
    const place = placeOf(state)
    if (place && dispatch) run(place, state, dispatch)
    return place !== null
  }
}

/** Inserts a table with a heading row, two rows and two columns. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  if (!dispatch) return true
  const cells = (type: typeof td) => [0, 1].map(() => type.create(null, p.create()))
  const row = (type: typeof td) => tr.create(null, cells(type))
  const made = table.create(null, [
    thead.create(null, row(th)),
    tbody.create(null, [row(td), row(td)]),
  ])
  const changed = state.tr.replaceSelectionWith(made)
  const start = changed.mapping.map(state.selection.from, -1)
  // The first place for text after the start is the first heading.
  changed.doc.nodesBetween(start, changed.doc.content.size, (node, pos) => {
    if (node !== made) return true
    changed.setSelection(TextSelection.near(changed.doc.resolve(pos + 4)))
    return false
  })
  dispatch(changed.scrollIntoView())
  return true
}

/** Adds a row below. Below the heading row, it is the first one of the table's body. */
export const addRow = inTable(({ table: of, tablePos, row, rowPos }, state, dispatch) => {
  const isHeading = state.doc.resolve(rowPos).parent.type === thead
  const made = tr.create(
    null,
    row.children.map(({ type, attrs }) =>
      isHeading ? td.create(null, p.create()) : type.create(attrs, p.create()),
    ),
  )
  if (!isHeading) return dispatch(state.tr.insert(rowPos + row.nodeSize, made))
  const bodyPos = tablePos + 1 + (of.firstChild?.nodeSize ?? 0)
  if (of.childCount > 1) return dispatch(state.tr.insert(bodyPos + 1, made))
  dispatch(state.tr.insert(bodyPos, tbody.create(null, made)))
})

/** Removes a row, and the table with its last one. */
export const removeRow = inTable(
  ({ table: of, tablePos, row, rowPos }, { doc, tr: change }, dispatch) => {
    const part = doc.resolve(rowPos)
    const [from, size] =
      part.parent.childCount > 1
        ? [rowPos, row.nodeSize]
        : of.childCount > 1
          ? [part.before(), part.parent.nodeSize]
          : [tablePos, of.nodeSize]
    dispatch(change.delete(from, from + size))
  },
)

/** Adds a column after the cursor's. */
export const addColumn = inTable(({ table: of, tablePos, column }, state, dispatch) => {
  const change = state.tr
  for (const { row, pos } of rowsOf(of, tablePos).toReversed()) {
    const cell = row.maybeChild(column) ?? row.lastChild
    if (cell)
      change.insert(pos + 1 + widthUpTo(row, column + 1), cell.type.create(cell.attrs, p.create()))
  }
  dispatch(change)
})

/** Removes the cursor's column, and the table with its last one. */
export const removeColumn = inTable(({ table: of, tablePos, column }, state, dispatch) => {
  const rows = rowsOf(of, tablePos)
  const change = state.tr
  if (rows.some(({ row }) => row.childCount < 2))
    return dispatch(change.delete(tablePos, tablePos + of.nodeSize))
  for (const { row, pos } of rows.toReversed()) {
    const cell = row.maybeChild(column)
    const start = pos + 1 + widthUpTo(row, column)
    if (cell) change.delete(start, start + cell.nodeSize)
  }
  dispatch(change)
})

function rowsOf(of: Node, tablePos: number): { row: Node; pos: number }[] {
  const rows: { row: Node; pos: number }[] = []
  of.descendants((node, pos) => {
    if (node.type === tr) rows.push({ row: node, pos: tablePos + 1 + pos })
    return node.type === thead || node.type === tbody
  })
  return rows
}

/** Returns the size of a row's first cells. */
function widthUpTo(row: Node, count: number): number {
  return row.children.slice(0, count).reduce((sum, cell) => sum + cell.nodeSize, 0)
}
