import { expect, test } from 'vitest'
import { isIndonesianDocument, sources } from './sources.ts'

test.each([
  ['a regulation', sources.recommendedIntake, true],
  ['a newspaper of Jakarta', sources.bloodPressure, true],
  ['a journal', sources.whoAsia, false],
  ['what the field commonly says, which is no document', sources.lipids, false],
])('%s is told of as Indonesian where it is', (_, source, isIndonesian) => {
  expect(isIndonesianDocument(source)).toBe(isIndonesian)
})
