import { expect, test } from 'vitest'
import { codeOf, digitsOf, lineOf, paragraphsOf } from './typed-text.ts'

test.each([
  ['a tab, a new line and DEL', 'Ri\u007fna\tAyu\nSari ', 'Rina Ayu Sari'],
  ['controls of both sets', '\u0000Ri\u0085na\u009b', 'Ri na'],
  ['marks that turn the reading order', '\u202eRina\u202c \u2067Sari\u2069\u200f', 'Rina Sari'],
  [
    'zero-width spaces, joiners and byte order marks',
    '\ufeffRi\u200bna\u2060 Sa\u00adri',
    'Rina Sari',
  ],
  ['half of a surrogate pair', 'Rina\ud83d', 'Rina'],
  ['separators of lines', 'Rina\u2028Sari', 'Rina Sari'],
  ['joiners alone', '\u200d \u200c', ''],
])('a line loses %s', (_, typed, cleaned) => {
  expect(lineOf(typed)).toBe(cleaned)
})

test.each(['O’Brien', 'Siti Nur’aini', '王小明', 'مریم‌السادات', 'क्‍ष', 'Rina 👩‍🍳', 'Zoë'])(
  'a line keeps %s',
  (name) => {
    expect(lineOf(name)).toBe(name)
  },
)

test('letters of two characters become one', () => {
  expect(lineOf('Zoe\u0308')).toBe('Zoë')
})

test('paragraphs keep their lines', () => {
  expect(paragraphsOf('\u202aHalo,\r\n\r\n\r\n\tkami 40 orang.\u0000 \n')).toBe(
    'Halo,\n\nkami 40 orang.',
  )
})

test.each([
  [' HEMAT\u200b10\n', 'HEMAT10'],
  ['HEMAT\u201110', 'HEMAT-10'],
  ['ＨＥＭＡＴ 10', 'HEMAT10'],
])('the code %j is %s', (typed, code) => {
  expect(codeOf(typed)).toBe(code)
})

test.each(['726 885\n', '\u200e726-885', '726\u2011885', '７２６８８５'])(
  '%j is 726885',
  (typed) => {
    expect(digitsOf(typed)).toBe('726885')
  },
)
