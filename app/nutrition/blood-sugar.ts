import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

/** Education, never a diagnosis: one value outside the first class is a reason to see a doctor. */
export type SugarClass = 'low' | 'normal' | 'between' | 'high'
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

/** Glucose in mg/dL, at whatever hour; PERKENI's own table has no lower end. */
const lowGlucoseTable: VersionedTable<{ below: number }> = {
  table: 'gula-darah-rendah',
  version: '2021',
  validFrom: '2021-01-23',
  sources: [sources.lowGlucose],
  rows: { below: 70 },
}

/** Below it a glucose is low, in mg/dL; HbA1c has no such line. */
export function lowSugarLine(test: SugarTest): number | undefined {
  return test === 'hba1c' ? undefined : lowGlucoseTable.rows.below
}

/** Where the classes of a test begin. */
export function sugarCutPoints(test: SugarTest): CutPoints {
  return bloodSugarTable.rows[test]
}

/** The class of an unrounded value. What is low is never called within the range. */
export function sugarClass(test: SugarTest, value: number): Explained<SugarClass> {
  const { between, high } = sugarCutPoints(test)
  const low = lowSugarLine(test)
  const unit = test === 'hba1c' ? '%' : 'mg/dL'
  const inputs = [{ symbol: 'n', quantity: 'bloodValue', value, unit }] as const
  if (low !== undefined && value < low)
    return readFrom(lowGlucoseTable, { value: 'low', formula: `n < ${low}`, inputs })
  return readFrom(bloodSugarTable, {
    value: classAmong({ between, high }, value),
    formula: `n < ${between} · ${between} ≤ n < ${high} · n ≥ ${high}`,
    inputs,
  })
}

function classAmong({ between, high }: CutPoints, value: number): SugarClass {
  if (value >= high) return 'high'
  return value >= between ? 'between' : 'normal'
}

const urgentlyHighGlucose = 300

/** Whether a glucose in mg/dL, at whatever hour, is one to seek care for at once. */
export function isUrgentGlucose(milligramsPerDecilitre: number): boolean {
  return (
    milligramsPerDecilitre < lowGlucoseTable.rows.below ||
    milligramsPerDecilitre > urgentlyHighGlucose
  )
}
