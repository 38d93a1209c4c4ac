import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { selectedPicture, setPicture } from './picture-commands.ts'
import { richTextSchema } from './rich-text-schema.ts'

const { p, ul, li, doc } = richTextSchema.nodes
const picture = { src: '/media/x', alt: 'Air' }
const line = (words: string) => p.create(null, words ? richTextSchema.text(words) : undefined)

/** Puts the picture where the cursor is. */
function put(state: EditorState, attrs = picture): EditorState {
  let next = state
  setPicture(attrs)(state, (change) => {
    next = state.apply(change)
  })
  next.doc.check()
  return next
}
const namesOf = (state: EditorState) => state.doc.children.map(({ type }) => type.name)

test.each([
  ['words', [line('satu'), line('dua')], 2, ['p', 'img', 'p']],
  ['an empty line', [line(''), line('dua')], 1, ['img', 'p']],
  ['a list', [ul.create(null, li.create(null, line('satu'))), line('')], 4, ['ul', 'img', 'p']],
])('with the cursor in %s, the picture is a part by itself', (_, nodes, at, expected) => {
  const text = doc.create(null, nodes)
  const state = EditorState.create({ doc: text, selection: TextSelection.create(text, at) })
  const next = put(state)
  expect(namesOf(next)).toEqual(expected)
  expect(selectedPicture(next)?.attrs).toEqual(picture)
})

test('the selected picture is replaced', () => {
  const text = doc.create(null, [richTextSchema.nodes.img.create(picture), line('')])
  const state = EditorState.create({ doc: text, selection: NodeSelection.create(text, 0) })
  const next = put(state, { src: '/media/y', alt: 'Gelas' })
  expect(namesOf(next)).toEqual(['img', 'p'])
  expect(selectedPicture(next)?.attrs).toEqual({ src: '/media/y', alt: 'Gelas' })
})
