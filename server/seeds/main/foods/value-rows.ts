import { readTable } from './food-tables.ts'

/** The columns of `values.tsv`, the long file of values. */
export const valueColumns = [
  'food',
  'nutrient',
  'amount',
  'unit',
  'source',
  'source food',
  'source id',
  'edition',
  'derivation',
  'note',
] as const

/** How a source, or this site, got a value. @internal */
export const derivations = [
  'analysed',
  'label',
  /** From a table that does not say how it got each value. */
  'compiled',
  'calculated',
  /** Of another food, cut or state, which the source's food or the note names. */
  'borrowed',
  'imputed',
  'estimated',
] as const

export type Derivation = (typeof derivations)[number]

/**
 * One value from one source: a nutrient in 100 g of the edible part, or a household measure's
 * weight. It may also be an edible share or a cooked yield.
 */
export type ValueRow = Record<
  Exclude<(typeof valueColumns)[number], 'amount' | 'derivation'>,
  string
> & {
  amount: number
  derivation: Derivation
}

/** Reads every value. Of the rows of one food and nutrient, the first one is chosen. */
export function readValues(): ValueRow[] {
  return readTable('values').map((row) => ({ ...row, amount: Number(row.amount) }) as ValueRow)
}
