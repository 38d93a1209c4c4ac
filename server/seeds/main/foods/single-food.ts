import { unknownOf } from '#app/nutrition/known-share.ts'
import { type Known, type More, mapNames, moreNames } from '#app/nutrition/micronutrients.ts'
import { type NutrientName, nutrientNames } from '#app/nutrition/nutrients.ts'
import type { Food, FoodSource, Measure } from '#server/contract/food.schema.ts'
import { confidenceOf, foreign } from './confidence.ts'
import type { Row } from './food-tables.ts'
import type { ValueRow } from './value-rows.ts'

const nutrientRows = {
  energyKcal: 'energy',
  proteinG: 'protein',
  fatG: 'fat',
  carbohydrateG: 'carbohydrate',
  fibreG: 'fibre',
  addedSugarG: 'added sugar',
  sodiumMg: 'sodium',
} satisfies Record<NutrientName, string>

const mineralRows = {
  calciumMg: 'calcium',
  phosphorusMg: 'phosphorus',
  ironMg: 'iron',
  potassiumMg: 'potassium',
  zincMg: 'zinc',
  copperMg: 'copper',
}

const vitaminRows = {
  vitaminAUg: 'vitamin A',
  vitaminB1Mg: 'thiamin',
  vitaminB2Mg: 'riboflavin',
  vitaminB3Mg: 'niacin',
  vitaminB6Mg: 'vitamin B6',
  folateUg: 'folate',
  vitaminB12Ug: 'vitamin B12',
  vitaminCMg: 'vitamin C',
}

const moreRows = {
  saturatedFatG: 'saturated fat',
  sugarsG: 'sugars',
  cholesterolMg: 'cholesterol',
  magnesiumMg: 'magnesium',
  alcoholG: 'alcohol',
  caffeineMg: 'caffeine',
} satisfies Record<(typeof moreNames)[number], string>

const measurePrefix = 'measure '

/** Readable names: of a USDA row by NDB number, and of a source by its id. */
export type SourceNames = {
  titles: ReadonlyMap<string, string>
  tables: ReadonlyMap<string, string>
}

/**
 * Makes a food of its line of names and its rows of the long file. Without a row, a food has no added
 * sugar, no waste and no change of weight.
 */
export function singleFoodOf(row: Row, values: readonly ValueRow[], names: SourceNames): Food {
  const known = (nutrient: string) => values.find((value) => value.nutrient === nutrient)?.amount
  const tenths = (nutrient: string) => Math.round((known(nutrient) ?? 0) * 10) / 10
  const on = (part: string) => (row.part === part ? 1 : 0)
  const energyRows = values.filter(({ nutrient }) => nutrient === 'energy')
  return {
    id: row.slug ?? '',
    names: { id: row.id ?? '', en: row.en ?? '' },
    aliases: (row.aliases ?? '').split(','),
    per100g: {
      energyKcal: Math.round(known('energy') ?? 0),
      proteinG: tenths('protein'),
      fatG: tenths('fat'),
      carbohydrateG: tenths('carbohydrate'),
      fibreG: tenths('fibre'),
      addedSugarG: tenths('added sugar'),
      sodiumMg: Math.round(known('sodium') ?? 0),
    },
    minerals: knownGroup(mineralRows, known),
    vitamins: knownGroup(vitaminRows, known),
    more: moreOf(values),
    ...unknownOf(nutrientNames.filter((name) => !hasSource(nutrientRows[name], values))),
    plate: {
      staple: on('staple'),
      side: on('side'),
      vegetables: on('vegetables'),
      fruit: on('fruit'),
    },
    exchange: row.exchange === '-' ? null : (row.exchange as Food['exchange']),
    edibleShare: known('edible share') ?? 1,
    cookedYield: known('cooked yield') ?? 1,
    measures: values
      .filter(({ nutrient }) => nutrient.startsWith(measurePrefix))
      .map(({ nutrient, amount }) => ({
        name: nutrient.slice(measurePrefix.length) as Measure['name'],
        grams: amount,
      })),
    confidence: confidenceOf(energyRows),
    source: sourceOf(energyRows, names),
  }
}

/** A food without a row for added sugar has none. */
function hasSource(nutrient: string, values: readonly ValueRow[]): boolean {
  const chosen = values.find((value) => value.nutrient === nutrient)
  return chosen ? chosen.source !== 'none' : nutrient === nutrientRows.addedSugarG
}

/** Returns null unless all of the group is known. */
function knownGroup<Name extends string>(
  rows: Record<Name, string>,
  known: (nutrient: string) => number | undefined,
): Known<Name> | null {
  const names = Object.keys(rows) as Name[]
  if (names.some((name) => known(rows[name]) === undefined)) return null
  return { ...mapNames(names, (name) => known(rows[name]) ?? 0), knownShare: 1 }
}

function moreOf(values: readonly ValueRow[]): More {
  const pairs = moreNames.flatMap((name) => {
    const chosen = values.find(({ nutrient }) => nutrient === moreRows[name])
    if (!chosen) return []
    return [
      [name, { amount: chosen.amount, knownShare: chosen.source === 'none' ? 0 : 1 }] as const,
    ]
  })
  return Object.fromEntries(pairs)
}

function sourceOf(energyRows: readonly ValueRow[], { titles, tables }: SourceNames): FoodSource {
  const [chosen, ...others] = energyRows
  if (!chosen || chosen.source === 'none') return { kind: 'estimate' }
  const titleOf = (row: ValueRow) => titles.get(row['source id']) ?? row['source food']
  const code = chosen['source id']
  const beside = others
    .filter(({ derivation }) => !foreign.includes(derivation))
    .map((row) => ({
      title: `${titleOf(row)} (${tables.get(row.source)})`,
      energyKcal: Math.round(row.amount),
    }))
  if (chosen.source !== 'usda-sr27')
    return {
      kind: 'published',
      table: tables.get(chosen.source) ?? chosen.source,
      title: titleOf(chosen),
      code,
      derivation: chosen.derivation as Extract<FoodSource, { kind: 'published' }>['derivation'],
      beside,
    }
  return {
    kind: 'fdc',
    title: titleOf(chosen),
    ndb: code,
    derivation: chosen.derivation as 'compiled' | 'borrowed' | 'calculated',
    beside,
  }
}
