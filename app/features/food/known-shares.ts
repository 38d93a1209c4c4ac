import type { FoodSource } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { totalOf } from './food-day.ts'

/** Nutrients that a label or a product may lack. Sums count them as 0 there. */
type CountedAsZero = 'fibreG' | 'addedSugarG' | 'sodiumMg'
export type KnownShares = Record<CountedAsZero, number>

type Eaten = Pick<StoredFoodEntry, 'grams' | 'food'>

/** The share of a day's energy from foods whose source says how much of the nutrient they have. */
export function knownSharesOf(entries: readonly Eaten[]): KnownShares {
  return {
    fibreG: shareOf(entries, 'fibreG'),
    addedSugarG: shareOf(entries, 'addedSugarG'),
    sodiumMg: shareOf(entries, 'sodiumMg'),
  }
}

function shareOf(entries: readonly Eaten[], name: CountedAsZero): number {
  const known = entries.filter(({ food }) => !isMissing(food.source, name))
  if (known.length === entries.length) return 1
  const whole = totalOf(entries).energyKcal
  return whole === 0 ? 0 : totalOf(known).energyKcal / whole
}

/** A food without any sugar has no added sugar either. */
function isMissing(source: FoodSource, name: CountedAsZero): boolean {
  if (source.kind === 'openFoodFacts') return source.missing.includes(name)
  if (source.kind !== 'own' || !source.label || name === 'sodiumMg') return false
  return source.label[name] === null && !(name === 'addedSugarG' && source.label.sugarG === 0)
}
