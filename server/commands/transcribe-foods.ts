import { writeFileSync } from 'node:fs'
import { readTable } from '#server/seeds/main/foods/food-tables.ts'
import { tableFactsOf, writeTableFacts } from '#server/seeds/main/foods/table-facts.ts'
import { transcribeUsda } from '#server/seeds/main/foods/usda-values.ts'
import { readValues, type ValueRow, valueColumns } from '#server/seeds/main/foods/value-rows.ts'
import { readFoods, singleFoodFiles } from '#server/seeds/main/foods.ts'

// Replaces the USDA rows of the long file of values; rows written by hand stay. Of each food, rows to
// compare with come last, because the first row is chosen. Then counts the table.

const file = new URL('../seeds/main/foods/values.tsv', import.meta.url)
const compared = new Set(
  readTable('sources').flatMap(({ id, role }) => (role === 'compared' ? id : [])),
)
const isCompared = ({ source, nutrient }: ValueRow) => compared.has(source) && nutrient === 'energy'
const byHand = readValues().filter(({ source }) => source !== 'usda-sr27')
const rows = [
  ...byHand.filter((row) => !isCompared(row)),
  ...transcribeUsda(),
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
process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`)
