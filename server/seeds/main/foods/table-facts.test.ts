import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFoods } from '#server/seeds/main/foods.ts'
import { numbersOf, readTableFacts, tableFactsOf } from './table-facts.ts'
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
  expect(numbers).toEqual(numbersOf(readTableFacts()))
})
