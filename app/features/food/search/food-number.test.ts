import { expect, test } from 'vitest'
import type { Food } from '#server/contract/food.schema.ts'
import { foodsOfNumber, packNumberIn } from './food-number.ts'

test.each([
  ['96385074', '96385074'],
  ['8 992761-002015', '8992761002015'],
  ['036000291452', '036000291452'],
  ['8992761002016', undefined],
  ['123456789', undefined],
  ['nasi 96385074', undefined],
  ['', undefined],
])('[S2.26] the search takes “%s” for the number of the pack %s', (query, number) => {
  expect(packNumberIn(query)).toBe(number)
})

test('[S2.26] a number finds what was logged or copied under it, and nothing like it', () => {
  const packaged = { id: 'off', aliases: ['0036000291452'], source: { kind: 'openFoodFacts' } }
  const label = { barcode: '036000291452' }
  const copied = { id: 'own', aliases: [], source: { kind: 'own', label } }
  const other = { id: 'other', aliases: ['0036000291453'], source: { kind: 'openFoodFacts' } }
  const found = foodsOfNumber([packaged, copied, other] as unknown as Food[], '036000291452')
  expect(found.map(({ id }) => id)).toEqual(['off', 'own'])
})
