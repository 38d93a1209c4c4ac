import { asWritten, type Explained, type Quantity } from './explained.ts'
import type { MineralName, VitaminName } from './micronutrients.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom, type VersionedTable } from './versioned-table.ts'
import type { Sex } from './waist-line.ts'

/** Recommended amounts per day. Energy is a population mean, never a personal target. */
export type RecommendedIntake = {
  energyKcal: number
  proteinG: number
  fatG: number
  carbohydrateG: number
  fibreG: number
  waterMl: number
  sodiumMg: number
} & Record<MineralName | VitaminName, number>

type Row = { sex: Sex; fromYears: number; intake: RecommendedIntake }

type Macros = readonly [
  energyKcal: number,
  proteinG: number,
  fatG: number,
  carbohydrateG: number,
  fibreG: number,
  waterMl: number,
  sodiumMg: number,
]

/** From 50, women need less iron, and both sexes more calcium. */
const laterYears = 50
const mineralsBySex = {
  male: { ironMg: () => 9, zincMg: 11 },
  female: { ironMg: (years: number) => (years < laterYears ? 18 : 8), zincMg: 8 },
} satisfies Record<Sex, { ironMg: (years: number) => number; zincMg: number }>

const vitaminsBySex = {
  male: { vitaminAUg: 650, vitaminB1Mg: 1.2, vitaminB2Mg: 1.3, vitaminB3Mg: 16, vitaminCMg: 90 },
  female: { vitaminAUg: 600, vitaminB1Mg: 1.1, vitaminB2Mg: 1.1, vitaminB3Mg: 14, vitaminCMg: 75 },
} satisfies Record<Sex, Partial<Record<VitaminName, number>>>
/** From the age of 50. */
const laterVitaminB6Mg = { male: 1.7, female: 1.5 } satisfies Record<Sex, number>

function row(sex: Sex, fromYears: number, macros: Macros): Row {
  const [energyKcal, proteinG, fatG, carbohydrateG, fibreG, waterMl, sodiumMg] = macros
  const { ironMg, zincMg } = mineralsBySex[sex]
  return {
    sex,
    fromYears,
    intake: {
      energyKcal,
      proteinG,
      fatG,
      carbohydrateG,
      fibreG,
      waterMl,
      sodiumMg,
      calciumMg: fromYears < laterYears ? 1000 : 1200,
      phosphorusMg: 700,
      ironMg: ironMg(fromYears),
      potassiumMg: 4700,
      zincMg,
      copperMg: 0.9,
      ...vitaminsBySex[sex],
      vitaminB6Mg: fromYears < laterYears ? 1.3 : laterVitaminB6Mg[sex],
      folateUg: 400,
      vitaminB12Ug: 4,
    },
  }
}

/** AKG 2019 for adults. The printed rows 65–80 and 80+ overlap: here the last row starts at 80. */
const akg2019: VersionedTable<readonly Row[]> = {
  table: 'akg',
  version: '2019',
  validFrom: '2019-08-26',
  sources: [sources.recommendedIntake],
  rows: [
    row('male', 19, [2650, 65, 75, 430, 37, 2500, 1500]),
    row('male', 30, [2550, 65, 70, 415, 36, 2500, 1500]),
    row('male', 50, [2150, 65, 60, 340, 30, 2500, 1300]),
    row('male', 65, [1800, 64, 50, 275, 25, 1800, 1100]),
    row('male', 80, [1600, 64, 45, 235, 22, 1600, 1000]),
    row('female', 19, [2250, 60, 65, 360, 32, 2350, 1500]),
    row('female', 30, [2150, 60, 60, 340, 30, 2350, 1500]),
    row('female', 50, [1800, 60, 50, 280, 25, 2350, 1400]),
    row('female', 65, [1550, 58, 45, 230, 22, 1550, 1200]),
    row('female', 80, [1400, 58, 40, 200, 20, 1400, 1000]),
  ],
}

/** @internal */
export const intakeEditions: Editions<readonly Row[]> = [akg2019]

/** Returns the row of an adult by the edition of a day, `YYYY-MM-DD`. Returns undefined under 19. */
export function recommendedIntake(
  { sex, ageYears }: { sex: Sex; ageYears: number },
  day: string,
  editions = intakeEditions,
): Explained<RecommendedIntake> | undefined {
  const edition = editionOn(editions, day)
  const found = edition.rows.findLast((row) => row.sex === sex && row.fromYears <= ageYears)
  if (!found) return undefined
  return readFrom(edition, {
    value: found.intake,
    formula: 'AKG(s, u)',
    inputs: [
      { symbol: 's', quantity: 'sex', value: sex, unit: '' },
      { symbol: 'u', quantity: 'age', value: ageYears, unit: '' },
    ],
  })
}

export const comparedNutrients = [
  'proteinG',
  'fatG',
  'carbohydrateG',
  'fibreG',
  'sodiumMg',
] as const
export type ComparedName = (typeof comparedNutrients)[number] | MineralName | VitaminName

/** Symbols in the formula: chemical symbols for minerals, B9 for folate. */
const compared = {
  proteinG: ['p', 'protein', 'g'],
  fatG: ['l', 'fat', 'g'],
  carbohydrateG: ['k', 'carbohydrate', 'g'],
  fibreG: ['r', 'fibre', 'g'],
  sodiumMg: ['n', 'sodium', 'mg'],
  calciumMg: ['Ca', 'calcium', 'mg'],
  phosphorusMg: ['P', 'phosphorus', 'mg'],
  ironMg: ['Fe', 'iron', 'mg'],
  potassiumMg: ['K', 'potassium', 'mg'],
  zincMg: ['Zn', 'zinc', 'mg'],
  copperMg: ['Cu', 'copper', 'mg'],
  vitaminAUg: ['A', 'vitaminA', 'mcg'],
  vitaminB1Mg: ['B1', 'vitaminB1', 'mg'],
  vitaminB2Mg: ['B2', 'vitaminB2', 'mg'],
  vitaminB3Mg: ['B3', 'vitaminB3', 'mg'],
  vitaminB6Mg: ['B6', 'vitaminB6', 'mg'],
  folateUg: ['B9', 'folate', 'mcg'],
  vitaminB12Ug: ['B12', 'vitaminB12', 'mcg'],
  vitaminCMg: ['C', 'vitaminC', 'mg'],
} satisfies Record<ComparedName, [symbol: string, quantity: Quantity, unit: string]>

/** Divides eaten amounts by the recommended ones. */
export function sharesOfIntake<Name extends ComparedName>(
  eaten: Record<Name, number>,
  intake: Explained<RecommendedIntake>,
  names: readonly Name[],
): Explained<Record<Name, number>> {
  const shares = names.map((name) => [name, eaten[name] / intake.value[name]] as const)
  return {
    ...intake,
    value: Object.fromEntries(shares) as Record<Name, number>,
    formula: names.map((name) => `${compared[name][0]} ÷ ${intake.value[name]}`).join(' · '),
    inputs: [
      ...names.map((name) => {
        const [symbol, quantity, unit] = compared[name]
        return { symbol, quantity, value: asWritten(eaten[name]), unit }
      }),
      ...intake.inputs,
    ],
  }
}
