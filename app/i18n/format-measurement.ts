import type { Measurement } from '#server/contract/measurement.schema.ts'
import { measurementLimits } from '#server/contract/measurement-limits.ts'
import { formatNumber } from './format.ts'
import { measurementDecimals } from './measurement-decimals.ts'
import { wordOfScale } from './scale-words.ts'

/** `84,5 cm`, `128/82 mmHg`, `Biasa saja`; with a non-breaking space. */
export function formatMeasurement({
  kind,
  value,
  secondValue,
}: Pick<Measurement, 'kind' | 'value' | 'secondValue'>): string {
  if (kind === 'hunger' || kind === 'mood') return wordOfScale(kind, value)
  const { unit } = measurementLimits[kind]
  const numbers = [value, secondValue].filter((number) => number !== null)
  const digits = { maximumFractionDigits: measurementDecimals[kind] }
  const text = numbers.map((number) => formatNumber(number, digits)).join('/')
  return unit ? `${text}\u00a0${unit}` : text
}
