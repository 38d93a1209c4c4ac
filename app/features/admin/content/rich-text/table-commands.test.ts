import type { Node } from 'prosemirror-model'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { richTextSchema } from './rich-text-schema.ts'
import { addColumn, addRow, insertTable, removeColumn, removeRow } from './table-commands.ts'

const { nodes } = richTextSchema

function newTable(): EditorState {
  const doc = nodes.doc.create(null, nodes.p.create())
  return after(EditorState.create({ doc, selection: TextSelection.create(doc, 1) }), insertTable)
}

function after(state: EditorState, command: Command): EditorState {
  let next: EditorState | undefined
  expect(
    command(state, (change) => {
      next = state.apply(change)
    }),
  ).toBe(true)
  next?.doc.check()
  return next ?? state
}

/** Puts the cursor into a cell; rows count across the whole table. */
function at(state: EditorState, row: number, column: number): EditorState {
  const cells: number[][] = []
  state.doc.descendants((node, pos) => {
    if (node.type === nodes.tr) cells.push([])
    if (node.type === nodes.td || node.type === nodes.th) cells.at(-1)?.push(pos + 2)
  })
  const pos = cells[row]?.[column] ?? 0
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)))
}

/** Returns the kinds of cells of each row. */
function shapeOf({ doc }: EditorState): string[] {
  const rows: Node[] = []
  doc.descendants((node) => {
    if (node.type === nodes.tr) rows.push(node)
  })
  return rows.map((row) => row.children.map(({ type }) => type.name).join(' '))
}

test('a new table has a heading row, and the cursor in it', () => {
  const table = newTable()
  expect(shapeOf(table)).toEqual(['th th', 'td td', 'td td'])
  expect(table.selection.$from.node(-1).type.name).toBe('th')
  expect(insertTable(table)).toBe(false)
})

test.each([
  ['below the headings', 0, ['th th', 'td td', 'td td', 'td td']],
  ['at the end', 2, ['th th', 'td td', 'td td', 'td td']],
])('a row is added %s', (_, row, shape) => {
  expect(shapeOf(after(at(newTable(), row, 0), addRow))).toEqual(shape)
})

test('columns are added after the cursor, with headings, and removed', () => {
  const wide = after(at(newTable(), 1, 0), addColumn)
  expect(shapeOf(wide)).toEqual(['th th th', 'td td td', 'td td td'])
  expect(shapeOf(after(at(wide, 0, 2), removeColumn))).toEqual(['th th', 'td td', 'td td'])
})

test('the table goes with its last row or column', () => {
  let table = newTable()
  for (const _ of [1, 2]) table = after(at(table, 0, 0), removeRow)
  expect(shapeOf(table)).toEqual(['td td'])
  expect(shapeOf(after(table, removeRow))).toEqual([])
  const narrow = after(at(newTable(), 0, 0), removeColumn)
  expect(shapeOf(after(at(narrow, 0, 0), removeColumn))).toEqual([])
})

test('a cell takes no table', () => {
  const cell = nodes.td.create(null, nodes.p.create())
  expect(() =>
    nodes.td.createChecked(
      null,
      nodes.table.create(null, nodes.tbody.create(null, nodes.tr.create(null, cell))),
    ),
  ).toThrow()
})
