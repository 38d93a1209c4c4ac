import { expect, test } from 'vitest'
import { startWeightOn } from './start-weight.ts'

const weights = [{ measuredOn: '2026-01-01' }, { measuredOn: '2026-02-02' }]

test.each([
  ['2026-02-02', '2026-02-02'],
  ['2026-03-02', '2026-02-02'],
  ['2026-03-03', undefined],
  // A device may be a day ahead of the server.
  ['2026-02-01', '2026-02-02'],
])('[S2.26] a goal of %s starts from the weight of %s', (day, measuredOn) => {
  expect(startWeightOn(day, weights)?.measuredOn).toBe(measuredOn)
})

test('[S2.26] before the first weight there is no goal', () => {
  expect(startWeightOn('2026-03-02', [])).toBeUndefined()
})
