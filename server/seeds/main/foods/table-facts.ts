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

/** The lines of the README's table of numbers. @internal */
export function numbersOf(facts: TableFacts): [name: string, count: number][] {
  const { high, medium, low } = facts.singleFoodsByConfidence
  return [
    ['single foods', facts.singleFoods],
    ['… of high confidence', high],
    ['… of medium confidence', medium],
    ['… of low confidence', low],
    ['… whose energy has no source', facts.withoutSource],
    ['dishes', facts.dishes],
    ['… of high confidence', facts.dishesByConfidence.high],
    ['… of medium confidence', facts.dishesByConfidence.medium],
    ['… of low confidence', facts.dishesByConfidence.low],
    ['values', facts.values],
    ...named(facts.valuesBySource, (source) => `… from \`${source}\``),
    ...named(facts.valuesByDerivation, (derivation) => `… ${derivation}`),
  ]
}

function named(
  counts: Record<string, number>,
  nameOf: (key: string) => string,
): [string, number][] {
  return Object.entries(counts).map(([key, count]) => [nameOf(key), count])
}

const readme = new URL('./README.md', import.meta.url)

/** Writes the numbers into the README. */
export function writeReadmeNumbers(facts: TableFacts): void {
  const lines = numbersOf(facts).map(
    ([name, count]) => `| ${name} | ${count.toLocaleString('en')} |`,
  )
  const text = readFileSync(readme, 'utf8')
  const table = /(?<=^## In numbers\n\n\| \| number \|\n\|---\|---\|\n)(\|.*\n)+/m
  writeFileSync(readme, text.replace(table, `${lines.join('\n')}\n`))
}

const file = new URL('./table-numbers.json', import.meta.url)

/** Reads the facts without the table, which takes a third of a second. */
export function readTableFacts(): TableFacts {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeTableFacts(facts: TableFacts): void {
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}
