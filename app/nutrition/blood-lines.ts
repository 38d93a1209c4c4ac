import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'

export type Lipid = 'total' | 'ldl' | 'hdl' | 'triglycerides'

type Line = { side: 'below' | 'atLeast'; milligramsPerDecilitre: Record<Sex, number> }

const same = (value: number) => ({ female: value, male: value })

/** Where blood fats are as they should be, in mg/dL. */
const lipidTable: VersionedTable<Record<Lipid, Line>> = {
  table: 'lipid-darah',
  version: 'NCEP ATP III',
  validFrom: '2001-05-16',
  sources: [sources.lipids],
  rows: {
    total: { side: 'below', milligramsPerDecilitre: same(200) },
    ldl: { side: 'below', milligramsPerDecilitre: same(100) },
    hdl: { side: 'atLeast', milligramsPerDecilitre: { female: 50, male: 40 } },
    triglycerides: { side: 'below', milligramsPerDecilitre: same(150) },
  },
}

/** The line of a blood fat in mg/dL, and the side of it that is good. */
export function lipidLine(lipid: Lipid, sex: Sex): { side: Line['side']; line: number } {
  const { side, milligramsPerDecilitre } = lipidTable.rows[lipid]
  return { side, line: milligramsPerDecilitre[sex] }
}

type BloodValue = { milligramsPerDecilitre: number; sex: Sex }

/** Whether a blood fat in mg/dL is on the good side of its line. Education, no diagnosis. */
export function isLipidWithin(
  lipid: Lipid,
  { milligramsPerDecilitre: value, sex }: BloodValue,
): Explained<boolean> {
  const { side, line } = lipidLine(lipid, sex)
  return readFrom(lipidTable, {
    value: side === 'below' ? value < line : value >= line,
    formula: `n ${side === 'below' ? '<' : '≥'} ${line}`,
    inputs: inputsOf({ milligramsPerDecilitre: value, sex }),
  })
}

/** Uric acid in mg/dL above which it is high. */
const uricAcidTable: VersionedTable<Record<Sex, number>> = {
  table: 'asam-urat',
  version: '2021',
  validFrom: '2021-10-18',
  sources: [sources.uricAcid],
  rows: { male: 7, female: 6 },
}

/** Uric acid in mg/dL; above it is high, and it is not. */
export function uricAcidLine(sex: Sex): number {
  return uricAcidTable.rows[sex]
}

export function isUricAcidHigh(value: BloodValue): Explained<boolean> {
  const line = uricAcidLine(value.sex)
  return readFrom(uricAcidTable, {
    value: value.milligramsPerDecilitre > line,
    formula: `n > ${line}`,
    inputs: inputsOf(value),
  })
}

function inputsOf({ milligramsPerDecilitre, sex }: BloodValue): Explained<boolean>['inputs'] {
  return [
    { symbol: 'n', quantity: 'bloodValue', value: milligramsPerDecilitre, unit: 'mg/dL' },
    { symbol: 'j', quantity: 'sex', value: sex, unit: '' },
  ]
}
