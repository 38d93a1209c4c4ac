import { expect, test } from 'vitest'
import { mineralNames, vitaminNames } from './micronutrients.ts'
import {
  comparedNutrients,
  recommendedIntake,
  sharesOfIntake,
  teenEnergyKcal,
  unverifiedAdditions,
} from './recommended-intake.ts'

const day = '2026-11-21'

test.each([
  ['male', 19, [2650, 65, 75, 430, 37, 2500, 1500]],
  ['male', 29, [2650, 65, 75, 430, 37, 2500, 1500]],
  ['male', 30, [2550, 65, 70, 415, 36, 2500, 1500]],
  ['male', 49, [2550, 65, 70, 415, 36, 2500, 1500]],
  ['male', 50, [2150, 65, 60, 340, 30, 2500, 1300]],
  ['male', 64, [2150, 65, 60, 340, 30, 2500, 1300]],
  ['male', 65, [1800, 64, 50, 275, 25, 1800, 1100]],
  ['male', 79, [1800, 64, 50, 275, 25, 1800, 1100]],
  ['male', 80, [1600, 64, 45, 235, 22, 1600, 1000]],
  ['female', 19, [2250, 60, 65, 360, 32, 2350, 1500]],
  ['female', 29, [2250, 60, 65, 360, 32, 2350, 1500]],
  ['female', 30, [2150, 60, 60, 340, 30, 2350, 1500]],
  ['female', 49, [2150, 60, 60, 340, 30, 2350, 1500]],
  ['female', 50, [1800, 60, 50, 280, 25, 2350, 1400]],
  ['female', 64, [1800, 60, 50, 280, 25, 2350, 1400]],
  ['female', 65, [1550, 58, 45, 230, 22, 1550, 1200]],
  ['female', 79, [1550, 58, 45, 230, 22, 1550, 1200]],
  ['female', 80, [1400, 58, 40, 200, 20, 1400, 1000]],
] as const)('AKG, Permenkes 28/2019: %s of %d years', (sex, ageYears, macros) => {
  const intake = recommendedIntake({ sex, ageYears }, day)?.value
  expect([
    intake?.energyKcal,
    intake?.proteinG,
    intake?.fatG,
    intake?.carbohydrateG,
    intake?.fibreG,
    intake?.waterMl,
    intake?.sodiumMg,
  ]).toEqual(macros)
})

test.each([
  ['male', 49, { calciumMg: 1000, ironMg: 9, zincMg: 11 }],
  ['male', 50, { calciumMg: 1200, ironMg: 9, zincMg: 11 }],
  ['female', 49, { calciumMg: 1000, ironMg: 18, zincMg: 8 }],
  ['female', 50, { calciumMg: 1200, ironMg: 8, zincMg: 8 }],
] as const)('AKG, Permenkes 28/2019: minerals of %s of %d years', (sex, ageYears, minerals) => {
  expect(recommendedIntake({ sex, ageYears }, day)?.value).toMatchObject({
    ...minerals,
    phosphorusMg: 700,
    potassiumMg: 4700,
    copperMg: 0.9,
  })
})

test.each([
  ['male', 19, [650, 1.2, 1.3, 16, 1.3, 400, 4, 90]],
  ['male', 49, [650, 1.2, 1.3, 16, 1.3, 400, 4, 90]],
  ['male', 50, [650, 1.2, 1.3, 16, 1.7, 400, 4, 90]],
  ['male', 80, [650, 1.2, 1.3, 16, 1.7, 400, 4, 90]],
  ['female', 19, [600, 1.1, 1.1, 14, 1.3, 400, 4, 75]],
  ['female', 49, [600, 1.1, 1.1, 14, 1.3, 400, 4, 75]],
  ['female', 50, [600, 1.1, 1.1, 14, 1.5, 400, 4, 75]],
  ['female', 80, [600, 1.1, 1.1, 14, 1.5, 400, 4, 75]],
] as const)('AKG, Permenkes 28/2019: vitamins of %s of %d years', (sex, ageYears, vitamins) => {
  const intake = recommendedIntake({ sex, ageYears }, day)?.value
  expect(vitaminNames.map((name) => intake?.[name])).toEqual(vitamins)
})

test('the result names its table, its edition and its source', () => {
  const found = recommendedIntake({ sex: 'female', ageYears: 30 }, day)
  expect(found?.table).toEqual({ table: 'akg', version: '2019' })
  expect(found?.sources[0]?.title).toContain('Permenkes 28/2019')
})

test('a member under 19 has no row', () => {
  expect(recommendedIntake({ sex: 'male', ageYears: 18 }, day)).toBeUndefined()
})

test('AKG, Permenkes 28/2019: energy of 10–12, 13–15 and 16–18 years', () => {
  expect(teenEnergyKcal).toEqual([
    { fromYears: 10, male: 2000, female: 1900 },
    { fromYears: 13, male: 2400, female: 2050 },
    { fromYears: 16, male: 2650, female: 2100 },
  ])
})

test('AKG transcriptions, unverified: pregnancy and lactation', () => {
  expect(unverifiedAdditions.trimesters.map(({ energyKcal, proteinG }) => [energyKcal, proteinG]))
    // By trimester.
    .toEqual([
      [180, 1],
      [300, 10],
      [300, 30],
    ])
  expect(unverifiedAdditions.lactation).toEqual([
    { months: 6, energyKcal: 330, proteinG: 20 },
    { months: 12, energyKcal: 400, proteinG: 15 },
  ])
})

test('a share of AKG shows the eaten amount, the value of the table and their quotient', () => {
  const intake = recommendedIntake({ sex: 'female', ageYears: 35 }, day)
  const eaten = { proteinG: 29.44, fatG: 30, carbohydrateG: 170, fibreG: 7.54, sodiumMg: 735.4 }
  const shares = intake && sharesOfIntake(eaten, intake, comparedNutrients)
  expect(shares?.value).toMatchObject({ fatG: 0.5, carbohydrateG: 0.5 })
  expect(shares?.formula).toBe('p ÷ 60 · l ÷ 60 · k ÷ 340 · r ÷ 30 · n ÷ 1500')
  expect(
    shares?.inputs.map(({ symbol, value, unit }) => `${symbol} ${value} ${unit}`.trim()),
  ).toEqual(['p 29 g', 'l 30 g', 'k 170 g', 'r 7.5 g', 'n 735 mg', 's female', 'u 35'])
  expect(shares?.table).toEqual({ table: 'akg', version: '2019' })
})

test('[S2.26] shares of minerals use their chemical symbols', () => {
  const intake = recommendedIntake({ sex: 'female', ageYears: 35 }, day)
  const eaten = {
    ...{ calciumMg: 250, phosphorusMg: 350, ironMg: 4.5 },
    ...{ potassiumMg: 940, zincMg: 2, copperMg: 0.45 },
  }
  const shares = intake && sharesOfIntake(eaten, intake, mineralNames)
  expect(shares?.value).toEqual({
    ...{ calciumMg: 0.25, phosphorusMg: 0.5, ironMg: 0.25 },
    ...{ potassiumMg: 0.2, zincMg: 0.25, copperMg: 0.5 },
  })
  expect(shares?.formula).toBe('Ca ÷ 1000 · P ÷ 700 · Fe ÷ 18 · K ÷ 4700 · Zn ÷ 8 · Cu ÷ 0.9')
})

test('[S2.26] shares of vitamins use their letters, folate as B9', () => {
  const intake = recommendedIntake({ sex: 'female', ageYears: 35 }, day)
  const eaten = {
    ...{ vitaminAUg: 300, vitaminB1Mg: 0.55, vitaminB2Mg: 1.1, vitaminB3Mg: 7 },
    ...{ vitaminB6Mg: 1.3, folateUg: 100, vitaminB12Ug: 1, vitaminCMg: 150 },
  }
  const shares = intake && sharesOfIntake(eaten, intake, vitaminNames)
  expect(Object.values(shares?.value ?? {})).toEqual([0.5, 0.5, 1, 0.5, 1, 0.25, 0.25, 2])
  expect(shares?.formula).toBe(
    'A ÷ 600 · B1 ÷ 1.1 · B2 ÷ 1.1 · B3 ÷ 14 · B6 ÷ 1.3 · B9 ÷ 400 · B12 ÷ 4 · C ÷ 75',
  )
})
