/** Measured to at most a tenth of a kilogram and of a centimetre. */
export type Measures = { kilograms: number; centimetres: number }

/**
 * Kilograms per square metre. Calculated from whole tenths, so that a value on a boundary is exact.
 * 57.8 kg at 170 cm is 20, not 19.999….
 */
export function bodyMassIndex({ kilograms, centimetres }: Measures): number {
  return (tenths(kilograms) * 100_000) / tenths(centimetres) ** 2
}

/**
 * Returns the least and most weight at a height, to a tenth of a kilogram. Their index lies from
 * `from` to below `below`.
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
