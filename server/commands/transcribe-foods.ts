import { writeFileSync } from 'node:fs'
import { readTable } from '#server/seeds/main/foods/food-tables.ts'
import { transcribePublished } from '#server/seeds/main/foods/published-values.ts'
import {
  tableFactsOf,
  writeReadmeNumbers,
  writeTableFacts,
} from '#server/seeds/main/foods/table-facts.ts'
import { transcribeUsda } from '#server/seeds/main/foods/usda-values.ts'
import { readValues, type ValueRow, valueColumns } from '#server/seeds/main/foods/value-rows.ts'
import { readFoods, singleFoodFiles } from '#server/seeds/main/foods.ts'

// Replaces the rows of the long file that other tables give; rows written by hand stay. Of each food,
// the first row is chosen, and rows of the exchange list come last. Then counts the table.

const file = new URL('../seeds/main/foods/values.tsv', import.meta.url)
const first = transcribePublished('first')
const usda = transcribeUsda()
const beside = transcribePublished('beside')
const transcribedSources = new Set([...first, ...usda, ...beside].map(({ source }) => source))
const byHand = readValues().filter(({ source }) => !transcribedSources.has(source))
const known = new Set([...first, ...usda].map(({ food, nutrient }) => `${food} ${nutrient}`))
const isCompared = ({ source, nutrient }: ValueRow) =>
  source === 'exchange-list' && nutrient === 'energy'
const rows = [
  // What a table gives needs no estimate.
  ...byHand.filter(
    (row) =>
      !isCompared(row) && !(row.source === 'none' && known.has(`${row.food} ${row.nutrient}`)),
  ),
  ...first,
  ...usda,
  ...beside,
  ...byHand.filter(isCompared),
]
const rowsByFood = Map.groupBy(rows, ({ food }) => food)
const slugs = singleFoodFiles.flatMap(readTable).map(({ slug = '' }) => slug)
const lines = slugs
  .flatMap((slug) => rowsByFood.get(slug) ?? [])
  .map((row) => valueColumns.map((column) => row[column]).join('\t'))
writeFileSync(file, `${[valueColumns.join('\t'), ...lines].join('\n')}\n`)

const facts = tableFactsOf(readFoods(), readValues())
writeTableFacts(facts)
writeReadmeNumbers(facts)
process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`)
