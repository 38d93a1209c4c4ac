import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'

export type Lipid = 'total' | 'ldl' | 'hdl' | 'triglycerides'

type Line = {
  side: 'below' | 'atLeast'
  /** By sex where the sexes differ. */
  milligramsPerDecilitre: number | Record<Sex, number>
}

/** Where blood fats are as they should be, in mg/dL. */
const lipidTable: VersionedTable<Record<Lipid, Line>> = {
  table: 'lipid-darah',
  version: 'NCEP ATP III',
  validFrom: '2001-05-16',
  sources: [sources.lipids],
  rows: {
    total: { side: 'below', milligramsPerDecilitre: 200 },
    ldl: { side: 'below', milligramsPerDecilitre: 100 },
    hdl: { side: 'atLeast', milligramsPerDecilitre: { female: 50, male: 40 } },
    triglycerides: { side: 'below', milligramsPerDecilitre: 150 },
  },
}

/** The line of a blood fat in mg/dL, and the side of it that is good; none where it needs a sex. */
export function lipidLine(
  lipid: Lipid,
  sex?: Sex,
): { side: Line['side']; line: number; isBySex: boolean } | undefined {
  const { side, milligramsPerDecilitre: lines } = lipidTable.rows[lipid]
  if (typeof lines === 'number') return { side, line: lines, isBySex: false }
  return sex && { side, line: lines[sex], isBySex: true }
}

/**
 * Whether a blood fat in mg/dL is on the good side of its line; nothing where the line needs a sex
 * that is not known. Education, no diagnosis.
 */
export function isLipidWithin(
  lipid: Lipid,
  { milligramsPerDecilitre: value, sex }: { milligramsPerDecilitre: number; sex?: Sex | undefined },
): Explained<boolean> | undefined {
  const found = lipidLine(lipid, sex)
  if (!found) return undefined
  const { side, line, isBySex } = found
  return readFrom(lipidTable, {
    value: side === 'below' ? value < line : value >= line,
    formula: `n ${side === 'below' ? '<' : '≥'} ${line}`,
    inputs: inputsOf(value, isBySex ? sex : undefined),
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

export function isUricAcidHigh({
  milligramsPerDecilitre: value,
  sex,
}: {
  milligramsPerDecilitre: number
  sex: Sex
}): Explained<boolean> {
  const line = uricAcidLine(sex)
  return readFrom(uricAcidTable, {
    value: value > line,
    formula: `n > ${line}`,
    inputs: inputsOf(value, sex),
  })
}

/** The sex is named where the line depends on it. */
function inputsOf(value: number, sex: Sex | undefined): Explained<boolean>['inputs'] {
  return [
    { symbol: 'n', quantity: 'bloodValue', value, unit: 'mg/dL' },
    ...(sex ? [{ symbol: 'j', quantity: 'sex', value: sex, unit: '' } as const] : []),
  ]
}
