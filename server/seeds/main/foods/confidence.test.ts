import { expect, test } from 'vitest'
import { confidenceOf } from './confidence.ts'
import type { Derivation, ValueRow } from './value-rows.ts'

const row = (amount: number, source: string, derivation: Derivation): ValueRow => ({
  ...{ food: 'x', nutrient: 'energy', amount, unit: 'kcal', source, derivation },
  ...{ 'source food': '', 'source id': '', edition: '', note: '' },
})
const usda = row(100, 'usda-sr27', 'compiled')

test.each<[string, ValueRow[], string]>([
  ['two sources within 10 %', [usda, row(109, 'other', 'compiled')], 'high'],
  ['one source', [usda], 'medium'],
  ['two rows of one source', [usda, row(101, 'usda-sr27', 'compiled')], 'medium'],
  ['two sources 20 % apart', [usda, row(125, 'other', 'compiled')], 'medium'],
  ['two sources more than 25 % apart', [usda, row(140, 'other', 'compiled')], 'low'],
  ['a borrowed row of another food', [usda, row(160, 'other', 'borrowed')], 'medium'],
  ['a borrowed value', [row(100, 'usda-sr27', 'borrowed')], 'low'],
  ['a value calculated from another state', [row(100, 'usda-sr27', 'calculated')], 'low'],
  ['an estimate', [row(100, 'none', 'estimated')], 'low'],
  ['no value', [], 'low'],
])('%s gives its confidence', (_, rows, confidence) => {
  expect(confidenceOf(rows)).toBe(confidence)
})
