import { expect, test } from 'vitest'
import { dailyEnergy } from './activity.ts'
import { energyOfEstimate, energyOfGoal } from './day-energy.ts'
import { planGoal, type WishedGoal } from './goal-plan.ts'
import { restingEnergy } from './resting-energy.ts'

const day = '2026-11-22'
/** Uses 2,090 kcal a day; losing half a kilogram a week takes off 550. */
const wish: WishedGoal = {
  sex: 'female',
  kilograms: 80,
  centimetres: 165,
  ageYears: 30,
  activity: 'light',
  targetKilograms: 74,
  weeks: 12,
}

test('a day with a goal is measured by its intake, ± a tenth of what the body uses', () => {
  const { value, formula, inputs, table, sources } = energyOfGoal(planGoal(wish), {
    sex: 'female',
    day,
  })
  expect(value).toEqual({ least: 1331, most: 1749, from: 'goal' })
  expect(formula).toBe('max(1200, E − (b − s) ÷ m × 7700 ÷ 7 ± 0.1 × E)')
  expect(inputs.map(({ symbol }) => symbol)).toEqual(['E', 'b', 's', 'm'])
  expect(table).toEqual({ table: 'target-aman', version: '2026-11-22' })
  expect(sources.length).toBeGreaterThan(0)
})

test('a day without a goal is measured by Mifflin-St Jeor and activity, ± a tenth', () => {
  const used = dailyEnergy(restingEnergy(wish), 'light')
  const { value, table, inputTable, sources } = energyOfEstimate(used, { sex: 'female', day })
  expect(value).toEqual({ least: used.value.least, most: used.value.most, from: 'estimate' })
  expect([table, inputTable]).toEqual([
    { table: 'target-aman', version: '2026-11-22' },
    { table: 'faktor-aktivitas', version: '2026-11-21' },
  ])
  expect(sources.map(({ title }) => title).join()).toMatch(/Mifflin.*RS UNS/)
})

test.each([
  ['female', 1200],
  ['male', 1500],
] as const)(
  'domain guide, section 2: neither end of a day of a %s is under %d kcal',
  (sex, floor) => {
    const small = { sex, kilograms: 40, centimetres: 145, ageYears: 80 }
    const used = dailyEnergy(restingEnergy(small), 'sedentary')
    expect(energyOfEstimate(used, { sex, day }).value).toMatchObject({ least: floor, most: floor })
    // The plan of a woman, read for a man.
    const low = energyOfGoal(planGoal({ ...wish, targetKilograms: 70.2 }), { sex, day }).value
    expect(low.least).toBe(floor)
    expect(low.most).toBeGreaterThanOrEqual(floor)
  },
)
