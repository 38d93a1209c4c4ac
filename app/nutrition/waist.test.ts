import { expect, test } from 'vitest'
import { isAboveWaistLine, waistReading } from './waist-line.ts'
import { waistToHeight } from './waist-to-height.ts'

const day = '2026-11-22'

test.each([
  ['male', 90, false],
  ['male', 90.1, true],
  ['female', 80, false],
  ['female', 80.1, true],
] as const)(
  'Kementerian Kesehatan, obesitas sentral: %s, %d cm is above the line: %s',
  (sex, centimetres, expected) => {
    expect(isAboveWaistLine(centimetres, sex)).toBe(expected)
  },
)

test.each([
  [79.9, false],
  [80, true],
])('general knowledge, waist to height ≥ 0.5: %d cm at 160 cm is wide: %s', (waist, expected) => {
  const { value } = waistToHeight({ waistCentimetres: waist, heightCentimetres: 160, day })
  expect(value.isWide).toBe(expected)
})

test('the reading of a waist names its table and source', () => {
  const { value, table, sources, inputs } = waistReading({ centimetres: 80.1, sex: 'female', day })
  expect([value, table?.table, inputs[0]?.value]).toEqual([true, 'lingkar-perut', 80.1])
  expect(sources[0]?.title).toContain('80\u00a0cm')
})
