import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { countRecipe } from '#app/nutrition/count-recipe.ts'
import { type Known, mapNames, mineralNames, vitaminNames } from '#app/nutrition/micronutrients.ts'
import {
  type Food,
  foodSchema,
  type Ingredient,
  type Measure,
} from '#server/contract/food.schema.ts'

const singleFoodFiles = ['staples', 'animal', 'plants', 'fruit-and-seasonings', 'drinks-and-snacks']

type Row = Record<string, string>

/** Returns every food of the site: those of the tables, and the dishes calculated from them. */
export function readFoods(): Food[] {
  const minerals = readKnown('minerals', mineralNames)
  const vitamins = readKnown('vitamins', vitaminNames)
  const singles = singleFoodFiles.flatMap(readTable).map((row) => ({
    ...singleFoodOf(row),
    minerals: minerals.get(row.slug ?? '') ?? null,
    vitamins: vitamins.get(row.slug ?? '') ?? null,
  }))
  const foodById = new Map(singles.map((food) => [food.id, food]))
  const dishes = readTable('dishes').map((row) => dishOf(row, foodById))
  return [...singles, ...dishes].map((food) => v.parse(foodSchema, food))
}

/** Reads the rows of a table in `foods`, keyed by the column names of its first line. */
function readTable(name: string): Row[] {
  const text = readFileSync(new URL(`./foods/${name}.tsv`, import.meta.url), 'utf8')
  const [head, ...lines] = text.trimEnd().split('\n')
  const columns = head?.split('\t') ?? []
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

function singleFoodOf(row: Row): Omit<Food, 'minerals' | 'vitamins'> {
  const number = (column: string) => Number(row[column])
  const on = (part: string) => (row.part === part ? 1 : 0)
  return {
    ...namesOf(row),
    per100g: {
      energyKcal: number('kcal'),
      proteinG: number('protein'),
      fatG: number('fat'),
      carbohydrateG: number('carbohydrate'),
      fibreG: number('fibre'),
      addedSugarG: number('added sugar'),
      sodiumMg: number('sodium'),
    },
    plate: {
      staple: on('staple'),
      side: on('side'),
      vegetables: on('vegetables'),
      fruit: on('fruit'),
    },
    exchange: row.exchange === '-' ? null : (row.exchange as Food['exchange']),
    edibleShare: number('edible'),
    cookedYield: number('yield'),
    confidence: row.confidence as Food['confidence'],
    source: sourceOf(row.source ?? ''),
  }
}

/** Reads the measured values of each food, by slug. */
function readKnown<Name extends string>(
  table: string,
  names: readonly Name[],
): Map<string, Known<Name>> {
  return new Map(
    readTable(table).map((row) => [
      row.slug ?? '',
      { ...mapNames(names, (name) => Number(row[name])), knownShare: 1 },
    ]),
  )
}

/** Parses `F:` with a FoodData Central row, or `K` for common knowledge. */
function sourceOf(cell: string): Food['source'] {
  return cell.startsWith('F:') ? { kind: 'fdc', title: cell.slice(2) } : { kind: 'estimate' }
}

function dishOf(row: Row, foodById: ReadonlyMap<string, Food>): Food {
  const ingredients: Ingredient[] = pairsOf(row.ingredients ?? '').map(([foodId, grams]) => ({
    foodId,
    grams,
  }))
  return {
    ...namesOf(row),
    ...countRecipe({ ingredients, cookedGrams: Number(row['cooked grams']) }, foodById),
    exchange: null,
    edibleShare: 1,
    cookedYield: 1,
  }
}

function namesOf(row: Row): Pick<Food, 'id' | 'names' | 'aliases' | 'measures'> {
  return {
    id: row.slug ?? '',
    names: { id: row.id ?? '', en: row.en ?? '' },
    aliases: (row.aliases ?? '').split(','),
    measures: pairsOf(row.measures ?? '').map(([name, grams]) => ({
      name: name as Measure['name'],
      grams,
    })),
  }
}

/** Parses `ladle:50,glass:140` into pairs. */
function pairsOf(cell: string): [string, number][] {
  return cell.split(',').map((pair) => {
    const [name = '', grams = ''] = pair.split(':')
    return [name, Number(grams)]
  })
}
