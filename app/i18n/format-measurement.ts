import type { Measurement } from '#server/contract/measurement.schema.ts'
import { factsOf, isScale } from '#server/contract/measures.ts'
import { formatNumber } from './format.ts'
import { wordOfScale } from './scale-words.ts'

/** `84,5 cm`, `128/82 mmHg`, `Biasa saja`; with a non-breaking space. */
export function formatMeasurement({
  kind,
  value,
  secondValue,
}: Pick<Measurement, 'kind' | 'value' | 'secondValue'>): string {
  if (isScale(kind)) return wordOfScale(kind, value)
  const { unit, decimals } = factsOf(kind)
  const numbers = [value, secondValue].filter((number) => number !== null)
  const digits = { maximumFractionDigits: decimals }
  const text = numbers.map((number) => formatNumber(number, digits)).join('/')
  return unit ? `${text}\u00a0${unit}` : text
}
