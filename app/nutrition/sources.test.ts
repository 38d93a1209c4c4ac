import { expect, test } from 'vitest'
import { isIndonesianDocument, sources } from './sources.ts'

test.each([
  ['a regulation', sources.recommendedIntake, true],
  ['a newspaper of Jakarta', sources.bloodPressure, true],
  ['a journal', sources.whoAsia, false],
  ['common knowledge, which is not a document', sources.lipids, false],
])('%s counts as an Indonesian document if it is one', (_, source, isIndonesian) => {
  expect(isIndonesianDocument(source)).toBe(isIndonesian)
})
