import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom } from './versioned-table.ts'

export type PressureClass =
  | 'low'
  | 'optimal'
  | 'normal'
  | 'highNormal'
  | 'gradeOne'
  | 'gradeTwo'
  | 'gradeThree'

type Row = { name: Exclude<PressureClass, 'low'>; systolic: number; diastolic: number }

/** InaSH, lowest first; each number, in mmHg, is the first of its class. */
export const bloodPressureEditions: Editions<readonly Row[]> = [
  {
    table: 'tekanan-darah',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.bloodPressure],
    rows: [
      { name: 'optimal', systolic: 0, diastolic: 0 },
      { name: 'normal', systolic: 120, diastolic: 80 },
      { name: 'highNormal', systolic: 130, diastolic: 85 },
      { name: 'gradeOne', systolic: 140, diastolic: 90 },
      { name: 'gradeTwo', systolic: 160, diastolic: 100 },
      { name: 'gradeThree', systolic: 180, diastolic: 110 },
    ],
  },
]

/** A pressure below either number, in mmHg, is low unless it is high. InaSH has no lower end. @internal */
export const lowPressureEditions: Editions<BloodPressure> = [
  {
    table: 'tekanan-darah-rendah',
    version: '2026-11-22',
    validFrom: '2026-11-22',
    sources: [sources.lowPressure],
    rows: { systolic: 90, diastolic: 60 },
  },
]

/** Returns the line below which a pressure is low, in mmHg, by the edition of a day. */
export function lowPressureLine(day: string): BloodPressure {
  return editionOn(lowPressureEditions, day).rows
}

/** Returns where a class begins, in mmHg, by the edition of a day. */
export function pressureLine(name: Row['name'], day: string): BloodPressure {
  const { rows } = editionOn(bloodPressureEditions, day)
  const found = rows.find((row) => row.name === name)
  return { systolic: found?.systolic ?? 0, diastolic: found?.diastolic ?? 0 }
}

type BloodPressure = { systolic: number; diastolic: number }

/**
 * Classifies a blood pressure by the editions of the day it was measured. The number with the higher
 * class decides, and a low pressure is never optimal. Education, no diagnosis.
 */
export function pressureClass(
  { day, ...pressure }: BloodPressure & { day: string },
  editions = bloodPressureEditions,
  lowEditions = lowPressureEditions,
): Explained<PressureClass> {
  const edition = editionOn(editions, day)
  const lowEdition = editionOn(lowEditions, day)
  const name = classOf(pressure, edition.rows)
  const inputs = [
    { symbol: 's', quantity: 'systolic', value: pressure.systolic, unit: 'mmHg' },
    { symbol: 'd', quantity: 'diastolic', value: pressure.diastolic, unit: 'mmHg' },
  ] as const
  const { systolic, diastolic } = lowEdition.rows
  const isLow = pressure.systolic < systolic || pressure.diastolic < diastolic
  if (name === 'optimal' && isLow)
    return readFrom(lowEdition, {
      value: 'low',
      formula: `s < ${systolic} · d < ${diastolic}`,
      inputs,
    })
  const formula = `max(s, d): ${rangesOf(edition.rows)}`
  return readFrom(edition, { value: name, formula, inputs })
}

/** Formats classes as `< 120/80 · 120–129/80–84 · …`. */
function rangesOf(rows: readonly Row[]): string {
  const ranges = rows.map(({ systolic, diastolic }, index) => {
    const next = rows[index + 1]
    if (!next) return `≥ ${systolic}/${diastolic}`
    if (index === 0) return `< ${next.systolic}/${next.diastolic}`
    return `${systolic}–${next.systolic - 1}/${diastolic}–${next.diastolic - 1}`
  })
  return ranges.join(' · ')
}

function classOf(pressure: BloodPressure, rows: readonly Row[]): Row['name'] {
  const found = rows.findLast(
    ({ systolic, diastolic }) => pressure.systolic >= systolic || pressure.diastolic >= diastolic,
  )
  return found?.name ?? 'optimal'
}
