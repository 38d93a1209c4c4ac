import { type Row, readTable } from './food-tables.ts'
import { cookedAmount, nutrientUnits } from './usda-values.ts'
import type { Derivation, ValueRow } from './value-rows.ts'

const editionById = new Map(
  readTable('published-tables').map(({ id = '', edition = '' }) => [id, edition]),
)

/** Nutrients that other tables give, with the units of the long file. */
const units: [nutrient: string, unit: string][] = [...nutrientUnits, ['edible share', '1']]

/**
 * Transcribes the lines of `published.tsv` of one place. `first` is before the rows of USDA, as
 * they have the right species or state. `beside` is after them. An empty cell gets no row.
 */
export function transcribePublished(place: 'first' | 'beside'): ValueRow[] {
  return readTable('published').flatMap((line) => (line.place === place ? rowsOf(line) : []))
}

function rowsOf(line: Row): ValueRow[] {
  const yieldOf = Number(line['divide by'] || 1)
  return units.flatMap(([nutrient, unit]) => {
    const cell = line[nutrient] ?? ''
    if (cell === '') return []
    return {
      food: line.food ?? '',
      nutrient,
      amount: cookedAmount(nutrient, Number(cell), yieldOf),
      unit,
      source: line.source ?? '',
      'source food': line['source food'] ?? '',
      'source id': line['source id'] ?? '',
      edition: editionById.get(line.source ?? '') ?? '',
      derivation: line.derivation as Derivation,
      note: nutrient === 'energy' ? (line.note ?? '') : '',
    }
  })
}
