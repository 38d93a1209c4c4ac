import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFoods } from '#server/seeds/main/foods.ts'
import { readTableFacts, tableFactsOf } from './table-facts.ts'
import { readValues } from './value-rows.ts'

test('the stored facts are what the table counts', () => {
  expect(readTableFacts()).toEqual(tableFactsOf(readFoods(), readValues()))
})

test('the README of the table has its numbers', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
  const numbers = Array.from(readme.matchAll(/^\| (.+?) \| ([\d,]+) \|$/gm), ([, name, count]) => [
    name,
    Number(count?.replaceAll(',', '')),
  ])
  const facts = readTableFacts()
  const { high, medium, low } = facts.singleFoodsByConfidence
  expect(numbers).toEqual([
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
    ...Object.entries(facts.valuesBySource).map(([name, count]) => [`… from \`${name}\``, count]),
    ...Object.entries(facts.valuesByDerivation).map(([name, count]) => [`… ${name}`, count]),
  ])
})
