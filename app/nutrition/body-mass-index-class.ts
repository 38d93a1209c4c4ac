import { bodyMassIndex, type Measures } from './body-mass-index.ts'
import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type ClassName, classOf, rangesInSymbols, type SchemeName } from './weight-classes.ts'

const tables = {
  asiaPacific: {
    table: 'imt-asia-pasifik',
    version: '2025',
    sources: [sources.adultObesity, sources.obesityClasses],
  },
  balancedNutrition: {
    table: 'imt-gizi-seimbang',
    version: '2014',
    sources: [sources.balancedNutrition],
  },
} as const satisfies Record<SchemeName, unknown>

type BodyMassClass = { index: number; scheme: SchemeName; name: ClassName }

/**
 * The class of an adult's body-mass index in one scheme, which is part of the result: the schemes
 * disagree. Not for anybody under 18 or pregnant.
 */
export function bodyMassClass(scheme: SchemeName, measures: Measures): Explained<BodyMassClass> {
  const index = bodyMassIndex(measures)
  const { table, version, sources } = tables[scheme]
  return {
    value: { index, scheme, name: classOf(scheme, index) },
    formula: `i = b ÷ (t ÷ 100)² · ${rangesInSymbols(scheme)}`,
    inputs: [
      { symbol: 'b', quantity: 'weight', value: measures.kilograms, unit: 'kg' },
      { symbol: 't', quantity: 'height', value: measures.centimetres, unit: 'cm' },
    ],
    table: { table, version },
    sources,
  }
}

/** Where WHO saw risk rise among Asians; points for action, no classes of their own. */
export const whoActionPoints = [23, 27.5, 32.5, 37.5] as const
