import type { Explained } from './explained.ts'
import { sources } from './sources.ts'

/** From this share of the height on the waist counts as wide, for adults of both sexes. */
const lineShare = 0.5

/** Waist by height, both in centimetres, compared unrounded. */
export function waistToHeight(measures: {
  waistCentimetres: number
  heightCentimetres: number
}): Explained<{ ratio: number; isWide: boolean }> {
  const { waistCentimetres, heightCentimetres } = measures
  const ratio = waistCentimetres / heightCentimetres
  return {
    value: { ratio, isWide: ratio >= lineShare },
    formula: `l ÷ t ≥ ${lineShare}`,
    inputs: [
      { symbol: 'l', quantity: 'waist', value: waistCentimetres, unit: 'cm' },
      { symbol: 't', quantity: 'height', value: heightCentimetres, unit: 'cm' },
    ],
    sources: [sources.waistToHeight],
  }
}
