import type { Food } from '#server/contract/food.schema.ts'
import type { ValueRow } from './value-rows.ts'

const agreeWithin = 0.1
const contradictFrom = 0.25

const direct: ValueRow['derivation'][] = ['analysed', 'label', 'compiled']

/** Of another food, so it cannot agree or disagree with this one. */
export const foreign: ValueRow['derivation'][] = ['borrowed', 'imputed', 'estimated']

/**
 * Computes the confidence in a food from all of its energy rows, the chosen one first.
 *
 * - high: another source has the same food within 10 %
 * - medium: one source for this very food and state
 * - low: borrowed, calculated, estimated, without a source, or more than 25 % from another source
 *
 * Two rows of one source do not count as two sources, and a borrowed row does not count beside another.
 */
export function confidenceOf(energyRows: readonly ValueRow[]): Food['confidence'] {
  const [chosen, ...others] = energyRows
  if (!chosen || !direct.includes(chosen.derivation)) return 'low'
  const apart = others
    .filter(({ source, derivation }) => source !== chosen.source && !foreign.includes(derivation))
    .map(({ amount }) => Math.abs(amount - chosen.amount) / Math.max(amount, chosen.amount))
  if (apart.some((share) => share > contradictFrom)) return 'low'
  return apart.some((share) => share <= agreeWithin) ? 'high' : 'medium'
}
