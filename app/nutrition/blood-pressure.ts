import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

export type PressureClass =
  | 'optimal'
  | 'normal'
  | 'highNormal'
  | 'gradeOne'
  | 'gradeTwo'
  | 'gradeThree'

type Row = { name: PressureClass; systolic: number; diastolic: number }

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

/** Where a class begins, in mmHg. */
export function pressureLine(name: PressureClass): BloodPressure {
  const found = bloodPressureTable.rows.find((row) => row.name === name)
  return { systolic: found?.systolic ?? 0, diastolic: found?.diastolic ?? 0 }
}

export type BloodPressure = { systolic: number; diastolic: number }

/** The class of a blood pressure: the higher of its two numbers decides. Education, no diagnosis. */
export function pressureClass(pressure: BloodPressure): Explained<PressureClass> {
  return readFrom(bloodPressureTable, {
    value: classOf(pressure),
    formula: `max(s, d): ${rangesOf(bloodPressureTable.rows)}`,
    inputs: [
      { symbol: 's', quantity: 'systolic', value: pressure.systolic, unit: 'mmHg' },
      { symbol: 'd', quantity: 'diastolic', value: pressure.diastolic, unit: 'mmHg' },
    ],
  })
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

function classOf(pressure: BloodPressure): PressureClass {
  const found = bloodPressureTable.rows.findLast(
    ({ systolic, diastolic }) => pressure.systolic >= systolic || pressure.diastolic >= diastolic,
  )
  return found?.name ?? 'optimal'
}
