import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'
import { dayFromToday } from './tracker-steps.ts'

const yesterday = dayFromToday(-1)
const createdAt = `${yesterday}T01:02:03.000Z`
const per100g = {
  ...{ energyKcal: 187.5, proteinG: 12.25, fatG: 9.5, carbohydrateG: 11 },
  ...{ fibreG: 1.4, addedSugarG: 0, sodiumMg: 250 },
}
const minerals = {
  ...{ calciumMg: 93.5, phosphorusMg: 202, ironMg: 2.13, potassiumMg: 401 },
  ...{ zincMg: 1.57, copperMg: 0.54, knownShare: 0.92 },
}
const vitamins = {
  ...{ vitaminAUg: 40.5, vitaminB1Mg: 0.07, vitaminB2Mg: 0.31, vitaminB3Mg: 2.2 },
  ...{ vitaminB6Mg: 0.2, folateUg: 22, vitaminB12Ug: 0.08, vitaminCMg: 1.5, knownShare: 0.9 },
}
const plate = { staple: 0, side: 1, vegetables: 0, fruit: 0 }
const names = { id: 'Tempe "bacem", manis', en: 'Tempeh; sweet' }
const source = { kind: 'own' as const }
const eaten = {
  ...{ meal: 'dinner' as const, foodId: 'tempe-goreng', measure: 'piece' as const },
  ...{ amount: 2.5, grams: 62.5, createdAt },
  food: {
    ...{ names, per100g, minerals, vitamins, plate, confidence: 'low' as const, source },
    edition: '2026-01',
  },
}

/** Rows for every table of a tracker except weights, with characters that file formats must escape. */
export const importedRows = {
  measurements: [
    {
      ...{ id: 'tulis-tensi', kind: 'bloodPressure', measuredOn: dayFromToday(-3) },
      ...{ value: 128, secondValue: 82, createdAt },
      ...{ measuredAt: '07:10', mealTiming: 'before', typedIn: null },
    },
    {
      ...{ id: 'tulis-perut', kind: 'waist', measuredOn: yesterday },
      ...{ value: 84.25, secondValue: null, createdAt },
      ...{ measuredAt: null, mealTiming: null, typedIn: null },
    },
  ],
  foodEntries: [{ ...eaten, id: 'tulis-makan', eatenOn: yesterday }],
  plannedFoods: [{ ...eaten, id: 'tulis-rencana', plannedOn: dayFromToday(1) }],
  goals: [
    {
      ...{ id: 'tulis-tujuan', targetKilograms: 62.75, weeks: 20, startKilograms: 70.5 },
      ...{ startsOn: dayFromToday(-30), endedOn: yesterday, createdAt },
      plan: {
        value: { index: 24.1, weeklyKilograms: 0.39, dailyKcal: 1650 },
        ...{
          formula: 'E = B × a − 7700 × w ÷ 7',
          inputs: [],
          sources: [{ title: 'KMK 509/2025' }],
        },
      },
    },
  ],
  ownFoods: [
    {
      ...{
        id: 'tulis-makanan',
        names,
        aliases: [],
        per100g,
        minerals,
        vitamins,
        plate,
        exchange: null,
      },
      ...{ edibleShare: 1, cookedYield: 1, measures: [{ name: 'portion', grams: 150 }] },
      ...{ confidence: 'low', source, createdAt },
    },
  ],
  reminders: [{ hour: 19, zone: 'WITA', weekdays: [1, 3, 5] }],
} satisfies Omit<TrackerImport, 'weights'>

export const importedRowCount = Object.values(importedRows).flat().length
