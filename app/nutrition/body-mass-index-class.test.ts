import { expect, test } from 'vitest'
import { bodyMassClass } from './body-mass-index-class.ts'

test.each([
  ['asiaPacific', 'obesityOne', 'imt-asia-pasifik', '2025'],
  ['balancedNutrition', 'normal', 'imt-gizi-seimbang', '2014'],
] as const)(
  'KMK 509/2025 and Pedoman Gizi Seimbang 2014 disagree at 25: %s says %s',
  (scheme, name, table, version) => {
    const result = bodyMassClass(scheme, { kilograms: 64, centimetres: 160, day: '2026-11-22' })
    expect(result.value).toEqual({ index: 25, scheme, name })
    expect(result.table).toEqual({ table, version })
    expect(result.inputs.map(({ value }) => value)).toEqual([64, 160])
    expect(result.sources.length).toBeGreaterThan(0)
  },
)

test.each([
  ['asiaPacific', 'i < 18.5 · 18.5 ≤ i < 23 · 23 ≤ i < 25 · 25 ≤ i < 30 · i ≥ 30'],
  ['balancedNutrition', 'i < 17 · 17 ≤ i < 18.5 · 18.5 ≤ i ≤ 25 · 25 < i ≤ 27 · i > 27'],
] as const)('a class of %s opens to the lines of all its classes', (scheme, lines) => {
  const { formula } = bodyMassClass(scheme, { kilograms: 64, centimetres: 160, day: '2026-11-22' })
  expect(formula).toBe(`i = b ÷ (t ÷ 100)² · ${lines}`)
})
