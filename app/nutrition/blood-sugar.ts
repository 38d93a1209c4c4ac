import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

/** Education, never a diagnosis: one value outside the first class is a reason to see a doctor. */
export type SugarClass = 'normal' | 'between' | 'high'
export type SugarTest = 'fasting' | 'twoHours' | 'hba1c'

type CutPoints = { between: number; high: number }

/** Glucose in mg/dL, HbA1c in %. Each number is the first of its class. */
const bloodSugarTable: VersionedTable<Record<SugarTest, CutPoints>> = {
  table: 'gula-darah',
  version: 'PERKENI 2021',
  validFrom: '2021-01-01',
  sources: [sources.diabetes],
  rows: {
    fasting: { between: 100, high: 126 },
    twoHours: { between: 140, high: 200 },
    hba1c: { between: 5.7, high: 6.5 },
  },
}

/** Where the classes of a test begin. */
export function sugarCutPoints(test: SugarTest): CutPoints {
  return bloodSugarTable.rows[test]
}

/** The class of an unrounded value. */
export function sugarClass(test: SugarTest, value: number): Explained<SugarClass> {
  const { between, high } = sugarCutPoints(test)
  const unit = test === 'hba1c' ? '%' : 'mg/dL'
  return readFrom(bloodSugarTable, {
    value: classAmong({ between, high }, value),
    formula: `n < ${between} · ${between} ≤ n < ${high} · n ≥ ${high}`,
    inputs: [{ symbol: 'n', quantity: 'bloodValue', value, unit }],
  })
}

function classAmong({ between, high }: CutPoints, value: number): SugarClass {
  if (value >= high) return 'high'
  return value >= between ? 'between' : 'normal'
}

const urgentGlucose = { below: 70, above: 300 } as const

/** Whether a glucose in mg/dL, at whatever hour, is one to seek care for at once. */
export function isUrgentGlucose(milligramsPerDecilitre: number): boolean {
  return (
    milligramsPerDecilitre < urgentGlucose.below || milligramsPerDecilitre > urgentGlucose.above
  )
}
