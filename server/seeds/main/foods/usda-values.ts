import { type Row, readTable } from './food-tables.ts'
import type { Derivation, ValueRow } from './value-rows.ts'

/** The columns of USDA's abbreviated file that the table holds, with their names here. */
const columns: [column: string, nutrient: string, unit: string][] = [
  ['energy_kcal', 'energy', 'kcal'],
  ['protein_g', 'protein', 'g'],
  ['fat_g', 'fat', 'g'],
  ['carbohydrate_g', 'carbohydrate', 'g'],
  ['fibre_g', 'fibre', 'g'],
  ['sodium_mg', 'sodium', 'mg'],
  ['sugars_g', 'sugars', 'g'],
  ['saturated_g', 'saturated fat', 'g'],
  ['cholesterol_mg', 'cholesterol', 'mg'],
  ['magnesium_mg', 'magnesium', 'mg'],
  ['calcium_mg', 'calcium', 'mg'],
  ['phosphorus_mg', 'phosphorus', 'mg'],
  ['iron_mg', 'iron', 'mg'],
  ['potassium_mg', 'potassium', 'mg'],
  ['zinc_mg', 'zinc', 'mg'],
  ['copper_mg', 'copper', 'mg'],
  ['thiamin_mg', 'thiamin', 'mg'],
  ['riboflavin_mg', 'riboflavin', 'mg'],
  ['niacin_mg', 'niacin', 'mg'],
  ['vitamin_b6_mg', 'vitamin B6', 'mg'],
  ['folate_ug', 'folate', 'µg'],
  ['vitamin_b12_ug', 'vitamin B12', 'µg'],
  ['vitamin_c_mg', 'vitamin C', 'mg'],
  ['ash_g', 'ash', 'g'],
  ['water_g', 'water', 'g'],
]

/** The nutrients above with their units. */
export const nutrientUnits = columns.map(([, nutrient, unit]): [nutrient: string, unit: string] => [
  nutrient,
  unit,
])

const retinolUgPerIu = 0.3
const caroteneIuPerRe = 10

/**
 * Transcribes USDA's values for a line of `matches.tsv`. A calculated line divides them by the yield,
 * so that what is missing from 100 g is water. A value that USDA lacks gets no row.
 */
function usdaValuesOf(match: Row, usda: Row): ValueRow[] {
  const left = (match['leave out'] ?? '').split(',')
  const yieldOf = Number(match['divide by'] || 1)
  const toRow = (nutrient: string, unit: string, amount: number, derivation: string) => ({
    food: match.food ?? '',
    nutrient,
    amount,
    unit,
    source: 'usda-sr27',
    'source food': usda.usda_description ?? '',
    'source id': usda.ndb ?? '',
    edition: 'SR 27',
    derivation: derivation as Derivation,
    note: nutrient === 'energy' ? (match.note ?? '') : '',
  })
  const direct = columns.flatMap(([column, nutrient, unit]) => {
    const cell = usda[column] ?? ''
    if (cell === '' || left.includes(nutrient)) return []
    return toRow(
      nutrient,
      unit,
      cookedAmount(nutrient, Number(cell), yieldOf),
      match.derivation ?? '',
    )
  })
  const vitaminA = retinolEquivalentsOf(usda)
  if (vitaminA === null || left.includes('vitamin A')) return direct
  return [
    ...direct,
    toRow('vitamin A', 'µg RE', cookedAmount('vitamin A', vitaminA, yieldOf), 'calculated'),
  ]
}

/** The amount in 100 g cooked, where what is missing is water. */
export function cookedAmount(nutrient: string, amount: number, yieldOf: number): number {
  if (yieldOf === 1) return amount
  const cooked = nutrient === 'water' ? 100 - (100 - amount) / yieldOf : amount / yieldOf
  return Number(cooked.toPrecision(4))
}

/** AKG counts a µg of retinol as one, and 10 IU of carotene. Returns null if USDA lacks one of them. */
function retinolEquivalentsOf({ vitamin_a_iu, retinol_ug }: Row): number | null {
  if (!vitamin_a_iu || !retinol_ug) return null
  const retinol = Number(retinol_ug)
  const caroteneIu = Math.max(0, Number(vitamin_a_iu) - retinol / retinolUgPerIu)
  return Math.round(retinol + caroteneIu / caroteneIuPerRe)
}

/**
 * Transcribes every line of `matches.tsv`, in its order.
 * @throws RangeError if `usda-sr27.tsv` lacks a row
 */
export function transcribeUsda(): ValueRow[] {
  const rowByNdb = new Map(readTable('usda-sr27').map((row) => [row.ndb, row]))
  return readTable('matches').flatMap((match) => {
    const usda = rowByNdb.get(match.ndb)
    if (!usda) throw new RangeError(`no USDA row ${match.ndb}`)
    return usdaValuesOf(match, usda)
  })
}
