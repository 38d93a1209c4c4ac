import { expect, test } from 'vitest'
import { fitText } from './text-lines.ts'

/** Every letter is half as wide as high. */
const measure = (word: string) => word.length / 2
const space = { width: 200, height: 50, lineHeight: 1.2 }

test('a short text is set on one line in the largest size', () => {
  expect(fitText('Harga', [40, 20], space, measure)).toEqual({ size: 40, lines: ['Harga'] })
})

test('a longer text is set in the largest size that fits, in even lines', () => {
  expect(fitText('makan nasi dan sayur asem', [40, 20], space, measure)).toEqual({
    size: 20,
    lines: ['makan nasi dan', 'sayur asem'],
  })
})

test('the last line has more than one word if another can join it', () => {
  const { lines } = fitText('nasi tempe sayur ikan buah', [20], space, measure)
  expect(lines).toEqual(['nasi tempe', 'sayur ikan buah'])
})

test('a size that leaves one word alone on a line is skipped', () => {
  expect(fitText('keseimbangan di keluarga', [32, 16], space, measure)).toEqual({
    size: 16,
    lines: ['keseimbangan di keluarga'],
  })
})

test('a size whose lines are too high is skipped', () => {
  expect(fitText('makan nasi', [60, 20], { ...space, height: 60 }, measure).size).toBe(20)
})

test('a size in which a word is too wide is skipped', () => {
  expect(fitText('keseimbangan', [40, 20], space, measure).size).toBe(20)
})

test('a text that fits in no size ends in an ellipsis', () => {
  const { lines } = fitText('satu dua tiga empat lima enam tujuh delapan', [20], space, measure)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/ …$/)
})

test.each(['', ' \u0000\n '])('an empty text has no lines: %j', (text) => {
  expect(fitText(text, [20], space, measure).lines).toEqual([])
})
