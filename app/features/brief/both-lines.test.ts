import { expect, test } from 'vitest'
import type { Entry } from '#app/readings/measured-entry.ts'
import { bothLinesOf } from './both-lines.ts'

const entry = (kind: Entry['kind'], value: number): Entry => ({
  ...{ id: kind, kind, value },
  ...{ measuredOn: '2026-03-01', secondValue: null },
})

test.each([
  ['a waist on the line of women', entry('waist', 80), [false, false]],
  ['a waist between the lines', entry('waist', 80.1), [true, false]],
  ['a waist above both', entry('waist', 90.1), [true, true]],
  ['uric acid between the lines', entry('uricAcid', 6.5), [true, false]],
])('%s is read by both lines', (_, of, [female, male]) => {
  const above = (isAbove: boolean | undefined) => (isAbove ? 'Above' : 'Not above')
  const { word = '' } = bothLinesOf(of) ?? {}
  expect(word).toMatch(new RegExp(`^Women: ${above(female)}.*Men: ${above(male)}`))
})

test('the explanation names both lines and no sex of the client', () => {
  const { explained } = bothLinesOf(entry('hdl', 45)) ?? {}
  expect(explained?.formula).toMatch(/50.*40/)
  expect(explained?.inputs.map(({ quantity }) => quantity)).toEqual(['bloodValue'])
})

test('a value whose line is the same for all, or that has no line, is not read', () => {
  expect(bothLinesOf(entry('hip', 100))).toBeUndefined()
  expect(bothLinesOf(entry('mood', 3))).toBeUndefined()
})
