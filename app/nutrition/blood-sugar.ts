import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom } from './versioned-table.ts'

/** Education, never a diagnosis: one value outside the first class is a reason to see a doctor. */
export type SugarClass = 'low' | 'normal' | 'between' | 'high'
export type SugarTest = 'fasting' | 'twoHours' | 'hba1c'

type CutPoints = { between: number; high: number }

/** Glucose in mg/dL, HbA1c in %; each number is the first of its class. */
export const bloodSugarEditions: Editions<Record<SugarTest, CutPoints>> = [
  {
    table: 'gula-darah',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.laboratoryValues, sources.bloodSugar, sources.hba1cLine],
    rows: {
      fasting: { between: 100, high: 126 },
      twoHours: { between: 140, high: 200 },
      hba1c: { between: 5.7, high: 6.5 },
    },
  },
]

/** Returns where the classes of a test begin, by the edition of a day. */
export function sugarCutPoints(test: SugarTest, day: string): CutPoints {
  return editionOn(bloodSugarEditions, day).rows[test]
}

/** Glucose in mg/dL, at any hour; the table of PERKENI has no lower end. */
export const lowGlucoseEditions: Editions<{ below: number }> = [
  {
    table: 'gula-darah-rendah',
    version: '2026-11-22',
    validFrom: '2026-11-22',
    sources: [sources.lowGlucose],
    rows: { below: 70 },
  },
]

/** Returns the line below which a glucose is low, in mg/dL, or undefined for HbA1c. */
export function lowSugarLine(test: SugarTest, day: string): number | undefined {
  return test === 'hba1c' ? undefined : editionOn(lowGlucoseEditions, day).rows.below
}

/**
 * Classifies an unrounded value by the editions of the day it was measured. A low value is never within
 * the range.
 */
export function sugarClass(
  test: SugarTest,
  { value, day }: { value: number; day: string },
  editions = bloodSugarEditions,
  lowEditions = lowGlucoseEditions,
): Explained<SugarClass> {
  const edition = editionOn(editions, day)
  const lowEdition = editionOn(lowEditions, day)
  const { between, high } = edition.rows[test]
  const { below } = lowEdition.rows
  const unit = test === 'hba1c' ? '%' : 'mg/dL'
  const inputs = [{ symbol: 'n', quantity: 'bloodValue', value, unit }] as const
  if (test !== 'hba1c' && value < below)
    return readFrom(lowEdition, { value: 'low', formula: `n < ${below}`, inputs })
  return readFrom(edition, {
    value: classAmong({ between, high }, value),
    formula: `n < ${between} · ${between} ≤ n < ${high} · n ≥ ${high}`,
    inputs,
  })
}

function classAmong({ between, high }: CutPoints, value: number): SugarClass {
  if (value >= high) return 'high'
  return value >= between ? 'between' : 'normal'
}
