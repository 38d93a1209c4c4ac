import type { OtherUnit } from '#server/contract/measures/measure-facts.ts'
import type { Explained } from './explained.ts'
import { printedLine } from './printed-lines.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom, type VersionedTable } from './versioned-table.ts'

/** Education, never a diagnosis: one value outside the first class is a reason to see a doctor. */
export type SugarClass = 'low' | 'normal' | 'between' | 'high'
export type SugarTest = 'fasting' | 'twoHours' | 'random' | 'hba1c'

type CutPoints = { between: number; high: number }

/** Glucose in mg/dL, HbA1c in %; each number is the first of its class. @internal */
export const bloodSugarEditions: Editions<Record<Exclude<SugarTest, 'random'>, CutPoints>> = [
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

/** Glucose at any hour, fasting or not (gula darah sewaktu), in mg/dL. */
const randomGlucoseEditions: Editions<CutPoints> = [
  {
    table: 'gula-darah-sewaktu',
    version: '2026-11-25',
    validFrom: '2026-11-25',
    sources: [sources.randomGlucose],
    rows: { between: 140, high: 200 },
  },
]

/** Returns where the classes of a test begin, by the edition of a day. */
export function sugarCutPoints(test: SugarTest, day: string): CutPoints {
  return cutPointsOn(test, day, bloodSugarEditions).rows
}

function cutPointsOn(
  test: SugarTest,
  day: string,
  editions: typeof bloodSugarEditions,
): VersionedTable<CutPoints> {
  if (test === 'random') return editionOn(randomGlucoseEditions, day)
  const edition = editionOn(editions, day)
  return { ...edition, rows: edition.rows[test] }
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
 * Classifies a value by the editions of the day it was measured, in the unit in which it was typed. A low
 * value is never within the range.
 */
export function sugarClass(
  test: SugarTest,
  { value, typedIn, day }: { value: number; typedIn?: OtherUnit | undefined; day: string },
  editions = bloodSugarEditions,
  lowEditions = lowGlucoseEditions,
): Explained<SugarClass> {
  const edition = cutPointsOn(test, day, editions)
  const lowEdition = editionOn(lowEditions, day)
  const substance = test === 'hba1c' ? 'hba1c' : 'glucose'
  const lineOf = (line: number) => (typedIn ? printedLine(substance, line) : line)
  const [between, high] = [lineOf(edition.rows.between), lineOf(edition.rows.high)]
  const unit = typedIn ?? (test === 'hba1c' ? '%' : 'mg/dL')
  const inputs = [{ symbol: 'n', quantity: 'bloodValue', value, unit }] as const
  if (test !== 'hba1c') {
    const below = lineOf(lowEdition.rows.below)
    if (value < below)
      return readFrom(lowEdition, { value: 'low', formula: `n < ${below}`, inputs })
  }
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
