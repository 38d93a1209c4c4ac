import type { OtherUnit } from '#server/contract/measures/measure-facts.ts'
import type { Explained } from './explained.ts'
import { printedLine } from './printed-lines.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom, type VersionedTable } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'

export type Lipid = 'total' | 'ldl' | 'hdl' | 'triglycerides'

type Line = {
  side: 'below' | 'atLeast'
  /** A record if the sexes differ. */
  milligramsPerDecilitre: number | Record<Sex, number>
}

/** Recommended sides of blood fats, in mg/dL. @internal */
export const lipidEditions: Editions<Record<Lipid, Line>> = [
  {
    table: 'lipid-darah',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.lipids],
    rows: {
      total: { side: 'below', milligramsPerDecilitre: 200 },
      ldl: { side: 'below', milligramsPerDecilitre: 100 },
      hdl: { side: 'atLeast', milligramsPerDecilitre: { female: 50, male: 40 } },
      triglycerides: { side: 'below', milligramsPerDecilitre: 150 },
    },
  },
]

type Asked = { sex?: Sex | undefined; day: string }
type LipidLine = { side: Line['side']; line: number; isBySex: boolean }

/**
 * Returns the line of a blood fat in mg/dL by the edition of a day, and its recommended side. Undefined
 * if the line depends on an unknown sex.
 */
export function lipidLine(lipid: Lipid, { sex, day }: Asked): LipidLine | undefined {
  return lineIn(editionOn(lipidEditions, day), lipid, sex)
}

function lineIn(
  { rows }: VersionedTable<Record<Lipid, Line>>,
  lipid: Lipid,
  sex: Sex | undefined,
): LipidLine | undefined {
  const { side, milligramsPerDecilitre: lines } = rows[lipid]
  if (typeof lines === 'number') return { side, line: lines, isBySex: false }
  return sex && { side, line: lines[sex], isBySex: true }
}

/** A value as it was typed: in mg/dL, or in the other unit. */
type TypedValue = { value: number; typedIn?: OtherUnit | undefined }

/**
 * Returns whether a blood fat is on the recommended side, by the edition of the day it was measured.
 * Undefined if the line depends on an unknown sex. Education, no diagnosis.
 */
export function isLipidWithin(
  lipid: Lipid,
  { value, typedIn, sex, day }: Asked & TypedValue,
  editions = lipidEditions,
): Explained<boolean> | undefined {
  const edition = editionOn(editions, day)
  const found = lineIn(edition, lipid, sex)
  if (!found) return undefined
  const { side, isBySex } = found
  const substance = lipid === 'triglycerides' ? 'triglycerides' : 'cholesterol'
  const line = typedIn ? printedLine(substance, found.line) : found.line
  return readFrom(edition, {
    value: side === 'below' ? value < line : value >= line,
    formula: `n ${side === 'below' ? '<' : '≥'} ${line}`,
    inputs: inputsOf({ value, typedIn }, isBySex ? sex : undefined),
  })
}

/** Uric acid is high above these lines, in mg/dL. @internal */
export const uricAcidEditions: Editions<Record<Sex, number>> = [
  {
    table: 'asam-urat',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.uricAcid],
    rows: { male: 7, female: 6 },
  },
]

/** Returns the line of the edition of a day, in mg/dL; the line itself is not high. */
export function uricAcidLine(sex: Sex, day: string): number {
  return editionOn(uricAcidEditions, day).rows[sex]
}

/** Whether uric acid is high, by the edition of the day it was measured. */
export function isUricAcidHigh(
  { value, typedIn, sex, day }: TypedValue & { sex: Sex; day: string },
  editions = uricAcidEditions,
): Explained<boolean> {
  const edition = editionOn(editions, day)
  const stored = edition.rows[sex]
  const line = typedIn ? printedLine('uricAcid', stored) : stored
  return readFrom(edition, {
    value: value > line,
    formula: `n > ${line}`,
    inputs: inputsOf({ value, typedIn }, sex),
  })
}

/** Names the sex only if the line depends on it. */
function inputsOf(
  { value, typedIn }: TypedValue,
  sex: Sex | undefined,
): Explained<boolean>['inputs'] {
  return [
    { symbol: 'n', quantity: 'bloodValue', value, unit: typedIn ?? 'mg/dL' },
    ...(sex ? [{ symbol: 'j', quantity: 'sex', value: sex, unit: '' } as const] : []),
  ]
}
