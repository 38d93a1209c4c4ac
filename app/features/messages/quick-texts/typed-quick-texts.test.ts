import { expect, test } from 'vitest'
import { readTypedTexts } from './typed-quick-texts.ts'

function formOf(...rows: [title: string, body: string][]): FormData {
  const form = new FormData()
  for (const [title, body] of rows) {
    form.append('title', title)
    form.append('body', body)
  }
  return form
}

test('quick texts keep their order and their lines, and empty rows are left out', () => {
  const form = formOf(['Salam', 'Halo!\nApa kabar?'], ['', ' '], ['Tutup', 'Sampai jumpa'])
  expect(readTypedTexts(form)).toEqual([
    { title: 'Salam', body: 'Halo!\nApa kabar?' },
    { title: 'Tutup', body: 'Sampai jumpa' },
  ])
  expect(readTypedTexts(formOf(['', '']))).toEqual([])
})

test.each([
  ['title', formOf(['', 'Halo'])],
  ['text', formOf(['Salam', ''])],
  ['short title', formOf(['x'.repeat(61), 'Halo'])],
])('a row without a %s is wrong', (_, form) => {
  expect(readTypedTexts(form)).toBeNull()
})
