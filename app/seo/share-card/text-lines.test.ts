import { expect, test } from 'vitest'
import { fitText } from './text-lines.ts'

/** Every letter is half as wide as it is high. */
const measure = (word: string) => word.length / 2
const space = { width: 200, height: 50, lineHeight: 1.2 }

test('a short text is set in the largest size, on one line', () => {
  expect(fitText('Harga', [40, 20], space, measure)).toEqual({ size: 40, lines: ['Harga'] })
})

test('a longer text is set in the size that leaves it whole, in lines of about one length', () => {
  expect(fitText('makan nasi dan sayur asem', [40, 20], space, measure)).toEqual({
    size: 20,
    lines: ['makan nasi dan', 'sayur asem'],
  })
})

test('the last line is not left with one word when another can join it', () => {
  const { lines } = fitText('nasi tempe sayur ikan buah', [20], space, measure)
  expect(lines).toEqual(['nasi tempe', 'sayur ikan buah'])
})

test('a size that leaves a word alone gives way to one that does not', () => {
  expect(fitText('keseimbangan di keluarga', [32, 16], space, measure)).toEqual({
    size: 16,
    lines: ['keseimbangan di keluarga'],
  })
})

test('a size whose lines are higher than the space gives way to a smaller one', () => {
  expect(fitText('makan nasi', [60, 20], { ...space, height: 60 }, measure).size).toBe(20)
})

test('a word that is too wide for a size is set in a smaller one', () => {
  expect(fitText('keseimbangan', [40, 20], space, measure).size).toBe(20)
})

test('what fits in no size ends in an ellipsis', () => {
  const { lines } = fitText('satu dua tiga empat lima enam tujuh delapan', [20], space, measure)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/ …$/)
})

test.each(['', ' \u0000\n '])('nothing to say is no line at all: %j', (text) => {
  expect(fitText(text, [20], space, measure).lines).toEqual([])
})
