import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

export type PressureClass =
  | 'low'
  | 'optimal'
  | 'normal'
  | 'highNormal'
  | 'gradeOne'
  | 'gradeTwo'
  | 'gradeThree'

type Row = { name: Exclude<PressureClass, 'low'>; systolic: number; diastolic: number }

/** InaSH, lowest first; the numbers, in mmHg, are the first of their class. */
const bloodPressureTable: VersionedTable<readonly Row[]> = {
  table: 'tekanan-darah',
  version: 'InaSH 2023',
  validFrom: '2023-01-01',
  sources: [sources.bloodPressure],
  rows: [
    { name: 'optimal', systolic: 0, diastolic: 0 },
    { name: 'normal', systolic: 120, diastolic: 80 },
    { name: 'highNormal', systolic: 130, diastolic: 85 },
    { name: 'gradeOne', systolic: 140, diastolic: 90 },
    { name: 'gradeTwo', systolic: 160, diastolic: 100 },
    { name: 'gradeThree', systolic: 180, diastolic: 110 },
  ],
}

/** In mmHg; the classes of InaSH have no lower end. */
const lowPressureTable: VersionedTable<BloodPressure> = {
  table: 'tekanan-darah-rendah',
  version: 'GenPI',
  validFrom: '2026-11-22',
  sources: [sources.lowPressure],
  rows: { systolic: 90, diastolic: 60 },
}

/** Below either number a pressure that is not high is low, in mmHg. */
export const lowPressureLine: BloodPressure = lowPressureTable.rows

/** Where a class begins, in mmHg. */
export function pressureLine(name: Row['name']): BloodPressure {
  const found = bloodPressureTable.rows.find((row) => row.name === name)
  return { systolic: found?.systolic ?? 0, diastolic: found?.diastolic ?? 0 }
}

export type BloodPressure = { systolic: number; diastolic: number }

/**
 * The class of a blood pressure: the higher of its two numbers decides, and what is low is never called
 * optimal. Education, no diagnosis.
 */
export function pressureClass(pressure: BloodPressure): Explained<PressureClass> {
  const name = classOf(pressure)
  const inputs = [
    { symbol: 's', quantity: 'systolic', value: pressure.systolic, unit: 'mmHg' },
    { symbol: 'd', quantity: 'diastolic', value: pressure.diastolic, unit: 'mmHg' },
  ] as const
  const { systolic, diastolic } = lowPressureLine
  const isLow = pressure.systolic < systolic || pressure.diastolic < diastolic
  if (name === 'optimal' && isLow)
    return readFrom(lowPressureTable, {
      value: 'low',
      formula: `s < ${systolic} · d < ${diastolic}`,
      inputs,
    })
  const formula = `max(s, d): ${rangesOf(bloodPressureTable.rows)}`
  return readFrom(bloodPressureTable, { value: name, formula, inputs })
}

/** As tables print them: `< 120/80 · 120–129/80–84 · …`. */
function rangesOf(rows: readonly Row[]): string {
  const ranges = rows.map(({ systolic, diastolic }, index) => {
    const next = rows[index + 1]
    if (!next) return `≥ ${systolic}/${diastolic}`
    if (index === 0) return `< ${next.systolic}/${next.diastolic}`
    return `${systolic}–${next.systolic - 1}/${diastolic}–${next.diastolic - 1}`
  })
  return ranges.join(' · ')
}

/** With symptoms such a pressure is a reason to seek care at once. */
export function isUrgentPressure(pressure: BloodPressure): boolean {
  return classOf(pressure) === 'gradeThree'
}

function classOf(pressure: BloodPressure): Row['name'] {
  const found = bloodPressureTable.rows.findLast(
    ({ systolic, diastolic }) => pressure.systolic >= systolic || pressure.diastolic >= diastolic,
  )
  return found?.name ?? 'optimal'
}
