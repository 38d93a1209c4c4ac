import { expect, test } from 'vitest'
import { encodedTexts } from './encoded-texts.ts'

const soup = Buffer.from('Sayur asem – enak')
const fish = Buffer.from('Pepes ikan')

test('a page is put together from what was written for it and what was encoded before', () => {
  const texts = encodedTexts()
  const [first, second] = [texts.markOf(soup), texts.markOf(fish)]
  const html = `<p>${second}</p><p>${first}${first}</p>`
  const pieces = texts.piecesOf(html)
  expect(pieces.map(String).join('')).toBe(
    '<p>Pepes ikan</p><p>Sayur asem – enakSayur asem – enak</p>',
  )
  expect([pieces.includes(soup), pieces.includes(fish)]).toEqual([true, true])
})

test('a page without such texts is one piece', () => {
  expect(encodedTexts().piecesOf('<p>0</p>')).toEqual(['<p>0</p>'])
})
