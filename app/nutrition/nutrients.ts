/** Fibre is part of the carbohydrate. The day's sugar limit counts added sugar only. */
export const nutrientNames = [
  'energyKcal',
  'proteinG',
  'fatG',
  'carbohydrateG',
  'fibreG',
  'addedSugarG',
  'sodiumMg',
] as const
export type NutrientName = (typeof nutrientNames)[number]
export type Nutrients = Record<NutrientName, number>

const noNutrients: Nutrients = {
  energyKcal: 0,
  proteinG: 0,
  fatG: 0,
  carbohydrateG: 0,
  fibreG: 0,
  addedSugarG: 0,
  sodiumMg: 0,
}

export function sumOf(all: readonly Nutrients[]): Nutrients {
  return all.reduce((sum, one) => mapNutrients((name) => sum[name] + one[name]), noNutrients)
}

/** `edibleShare` is BDD ÷ 100. */
export function edibleGramsOf(grossGrams: number, edibleShare: number): number {
  return grossGrams * edibleShare
}

function mapNutrients(of: (name: NutrientName) => number): Nutrients {
  return {
    energyKcal: of('energyKcal'),
    proteinG: of('proteinG'),
    fatG: of('fatG'),
    carbohydrateG: of('carbohydrateG'),
    fibreG: of('fibreG'),
    addedSugarG: of('addedSugarG'),
    sodiumMg: of('sodiumMg'),
  }
}

export function nutrientsOf(per100g: Nutrients, edibleGrams: number): Nutrients {
  return mapNutrients((name) => (per100g[name] * edibleGrams) / 100)
}
