import type { Circumstances } from '#server/contract/measurement.schema.ts'
import type { OtherUnit } from '#server/contract/measures/measure-facts.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import { unitsOf } from './other-unit.ts'

/** A value in the unit and precision in which its member typed it and sees it. */
export type TypedValue = {
  value: number
  unit: string
  /** Most digits after the decimal point. */
  decimals: number
  /** The other unit, if it is the typed one. */
  typedIn?: OtherUnit
}

/** Returns the most decimals that a form keeps of a number in the stored unit. */
export function storedDecimals(measure: Measure): number {
  const { second, decimals } = factsOf(measure)
  return second ? 0 : Math.max(1, decimals)
}

/**
 * Converts a stored value to what was typed. Every page shows and classifies this number, so that
 * no class is decided on hidden digits. For example, 11.1 mmol/L is stored as 199.98 mg/dL.
 */
export function asTyped(
  measure: Measure,
  { value, typedIn }: { value: number } & Pick<Circumstances, 'typedIn'>,
): TypedValue {
  const { unit, other } = unitsOf(measure)
  if (typedIn && other) {
    const { typedDecimals: decimals } = other
    return {
      value: rounded(other.fromCanonical(value), decimals),
      unit: typedIn,
      decimals,
      typedIn,
    }
  }
  const decimals = storedDecimals(measure)
  return { value: rounded(value, decimals), unit, decimals }
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
