import { expect, test } from 'vitest'
import { englishOf, isIndonesianDocument, type Source, sources } from './sources.ts'

test.each([
  ['a regulation', sources.recommendedIntake, true],
  ['a newspaper of Jakarta', sources.bloodPressure, true],
  ['a journal', sources.whoAsia, false],
  ['common knowledge, which is not a document', sources.lipids, false],
])('%s is marked as Indonesian only if it is', (_, source, isIndonesian) => {
  expect(isIndonesianDocument(source)).toBe(isIndonesian)
})

test('common knowledge has its words in both languages', () => {
  for (const source of Object.values<Source>(sources))
    expect(englishOf(source) !== undefined, source.title).toBe(source.url === undefined)
})
