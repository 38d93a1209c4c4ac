/** A body as it was measured: no finer than a tenth of a kilogram and of a centimetre. */
export type Measures = { kilograms: number; centimetres: number }

/**
 * Kilograms by square metres. Worked out from whole tenths, so that a value on a boundary is exactly
 * that boundary: 57.8 kg at 170 cm is 20, not 19.999….
 */
export function bodyMassIndex({ kilograms, centimetres }: Measures): number {
  return (tenths(kilograms) * 100_000) / tenths(centimetres) ** 2
}

/**
 * The weights of this height whose index lies from `from` to below `below`, in tenths of a kilogram:
 * the first that reaches it and the last that stays under.
 */
export function weightsBetween(centimetres: number, { from, below }: IndexRange) {
  const square = tenths(centimetres) ** 2 / 100_000
  return {
    leastKilograms: Math.ceil(from * square) / 10,
    mostKilograms: (Math.ceil(below * square) - 1) / 10,
  }
}

type IndexRange = { from: number; below: number }

function tenths(value: number): number {
  return Math.round(value * 10)
}
