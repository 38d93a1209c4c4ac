import { formatNumber } from './format.ts'

/** Returns how much of a sum is known, in whole per cent rounded down. Null if all of it is. */
export function knownPercent(share = 1): string | null {
  if (share >= 1) return null
  // A hundredth times 100 may lie just below the whole number.
  const whole = Math.floor(share * 100 + 1e-9) / 100
  return formatNumber(whole, { style: 'percent', maximumFractionDigits: 0 })
}
