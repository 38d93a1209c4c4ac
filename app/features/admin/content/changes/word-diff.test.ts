import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf, wordDiffOf } from './word-diff.ts'

test('a diff tells added from removed words', () => {
  expect(wordDiffOf('Minum air putih', 'Minum teh putih')).toEqual([
    { kind: 'same', text: 'Minum ' },
    { kind: 'removed', text: 'air' },
    { kind: 'added', text: 'teh' },
    { kind: 'same', text: ' putih' },
  ])
})

test('a long unchanged part keeps the words beside a change', () => {
  const long = 'sama '.repeat(100)
  const texts = wordDiffOf(`Air ${long}akhir`, `Teh ${long}ujung`).map(({ text }) => text)
  expect(texts.join('')).toContain(' … sama')
  expect(texts.join('').length).toBeLessThan(200)
})

test('an unchanged text stays whole', () => {
  const long = 'sama '.repeat(100)
  expect(wordDiffOf(long, long)).toEqual([{ kind: 'same', text: long }])
})

test('without the removed parts a diff of short texts is the new text', () => {
  const text = fc.array(fc.constantFrom('air', 'teh', ' ', '\n', '.', 'é'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiffOf(before.join(''), after.join(''))
      const without = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
      expect(without('removed')).toBe(after.join(''))
      expect(without('added')).toBe(before.join(''))
    }),
  )
})

test('the text of a field has one line for each of its parts', () => {
  expect(textOf({ heading: 'Air', paragraphs: ['Satu', null, 'Dua'], minutes: 3 })).toBe(
    'Air\nSatu\nDua\n3',
  )
})
