import { unknownOf } from '#app/nutrition/known-share.ts'
import { mapNames, mineralNames } from '#app/nutrition/micronutrients.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { TkpiNumber } from './tkpi-columns.ts'

/** A row with its energy, protein, fat and carbohydrate. Other numbers may not have been analysed. */
export type TkpiRow = {
  code: string
  name: string
  /** For 100 g of the edible part; `edibleShare` in per cent. */
  numbers: Partial<Record<TkpiNumber, number>>
}

/** The first letter of a code is the group: A cereals to H eggs. Others are on no part of the plate. */
const partOfGroup: Record<string, keyof Food['plate']> = {
  ...{ A: 'staple', B: 'staple' },
  ...{ C: 'side', F: 'side', G: 'side', H: 'side' },
  ...{ D: 'vegetables', E: 'fruit' },
}

/**
 * The table has no added sugar, and may lack fibre and sodium. They count as 0 and are not known.
 */
export function foodOfTkpi({ code, name, numbers }: TkpiRow, edition: string): Food {
  const of = (column: TkpiNumber) => numbers[column] ?? 0
  const part = partOfGroup[code.charAt(0)]
  const hasMinerals = mineralNames.every((mineral) => numbers[mineral] !== undefined)
  return {
    id: `tkpi-${code.toLowerCase()}`,
    names: { id: name, en: name },
    aliases: [],
    per100g: {
      energyKcal: of('energyKcal'),
      proteinG: of('proteinG'),
      fatG: of('fatG'),
      carbohydrateG: of('carbohydrateG'),
      fibreG: of('fibreG'),
      addedSugarG: 0,
      sodiumMg: of('sodiumMg'),
    },
    minerals: hasMinerals ? { ...mapNames(mineralNames, of), knownShare: 1 } : null,
    vitamins: null,
    ...unknownOf([
      ...(['fibreG', 'sodiumMg'] as const).filter((name) => numbers[name] === undefined),
      ...(hasNoAddedSugar({ code, numbers }) ? [] : ['addedSugarG' as const]),
    ]),
    plate: { staple: 0, side: 0, vegetables: 0, fruit: 0, ...(part && { [part]: 1 }) },
    exchange: null,
    edibleShare: (numbers.edibleShare || 100) / 100,
    cookedYield: 1,
    measures: [],
    confidence: 'medium',
    source: { kind: 'imported', table: 'TKPI', edition, code },
  }
}

/** The second letter of a code is R for what is raw. */
function hasNoAddedSugar({ code, numbers }: Pick<TkpiRow, 'code' | 'numbers'>): boolean {
  return code.charAt(1) === 'R' || numbers.carbohydrateG === 0
}
