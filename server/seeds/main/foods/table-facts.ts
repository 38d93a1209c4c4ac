import { readFileSync, writeFileSync } from 'node:fs'
import type { Food } from '#server/contract/food.schema.ts'
import type { Derivation, ValueRow } from './value-rows.ts'

/** The table in numbers, as its README and the page about its sources print them. */
export type TableFacts = {
  singleFoods: number
  dishes: number
  values: number
  valuesBySource: Record<string, number>
  valuesByDerivation: Partial<Record<Derivation, number>>
  singleFoodsByConfidence: Record<Food['confidence'], number>
  dishesByConfidence: Record<Food['confidence'], number>
  /** Single foods whose energy has no source. */
  withoutSource: number
}

export function tableFactsOf(foods: readonly Food[], values: readonly ValueRow[]): TableFacts {
  const dishes = foods.filter(({ source }) => source.kind === 'recipe')
  const singleFoods = foods.filter(({ source }) => source.kind !== 'recipe')
  return {
    singleFoods: singleFoods.length,
    dishes: dishes.length,
    values: values.length,
    valuesBySource: countsOf(values.map(({ source }) => source)),
    valuesByDerivation: countsOf(values.map(({ derivation }) => derivation)),
    singleFoodsByConfidence: confidencesOf(singleFoods),
    dishesByConfidence: confidencesOf(dishes),
    withoutSource: singleFoods.filter(({ source }) => source.kind === 'estimate').length,
  }
}

function confidencesOf(foods: readonly Food[]): Record<Food['confidence'], number> {
  return { high: 0, medium: 0, low: 0, ...countsOf(foods.map(({ confidence }) => confidence)) }
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const file = new URL('./table-facts.json', import.meta.url)

/** Reads the facts without the table, which takes a third of a second. */
export function readTableFacts(): TableFacts {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeTableFacts(facts: TableFacts): void {
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}
