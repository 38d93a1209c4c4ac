import { describe, expect, test } from 'vitest'
import { dayAfter } from '#app/lib/day-after.ts'
import type { FoodKnown } from '#app/nutrition/known-share.ts'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { firstOfWindow, roundedTo } from './brief-rules.ts'
import {
  type FoodDay,
  foodWindow,
  gapsOf,
  intakeOf,
  type LoggedFood,
  plateGramsOf,
} from './food-days.ts'
import { adherenceOf } from './goal-adherence.ts'
import { paceOf, trendChangeOf } from './weight-pace.ts'

const day = '2026-03-28'
const back = (count: number) => dayAfter(day, -count)
const window = { day, windowDays: 28 }
const weighed = (...entries: [daysBack: number, kilograms: number][]) =>
  trendOf(entries.map(([count, kilograms]) => ({ measuredOn: back(count), kilograms })))

test('a window of 28 days ends on its last day', () => {
  expect(firstOfWindow(day, 28)).toBe('2026-03-01')
  expect(firstOfWindow(day, 1)).toBe(day)
})

test('rounding leaves no negative zero', () => {
  expect(Object.is(roundedTo(2, -0.001), 0)).toBe(true)
  expect(roundedTo(2, -0.456)).toBe(-0.46)
})

describe('the pace of the trend', () => {
  test('is told of three weighed days that lie half the window apart', () => {
    const points = weighed([14, 70], [7, 70], [0, 70])
    expect(paceOf(points, window)).toEqual({
      ...{ windowDays: 28, dayCount: 3, firstDay: back(14), lastDay: day },
      ...{ firstKilograms: 70, lastKilograms: 70, kilogramsPerWeek: 0 },
    })
  })

  test.each([
    ['of two days', weighed([27, 70], [0, 69])],
    ['of days that are closer', weighed([13, 70], [7, 70], [0, 69])],
    ['of no day', []],
  ])('is not told %s', (_, points) => {
    expect(paceOf(points, window).kilogramsPerWeek).toBeNull()
    expect(trendChangeOf(points, window)).toMatchObject({ percent: null, percentPerWeek: null })
  })

  test('leaves out a day before the window, but its trend goes on', () => {
    const points = weighed([28, 80], [27, 70], [13, 70], [0, 70])
    const { dayCount, firstDay, firstKilograms } = paceOf(points, window)
    expect([dayCount, firstDay, firstKilograms]).toEqual([3, back(27), 79])
  })

  test('in percent tells no kilograms', () => {
    const change = trendChangeOf(weighed([14, 171.23], [7, 165], [0, 160]), window)
    expect(Object.keys(change).filter((key) => /kilogram/i.test(key))).toEqual([])
    expect(change.percent).toBeLessThan(0)
  })
})

describe('the days of food', () => {
  const eaten = (count: number): FoodDay => ({
    day: back(count),
    foods: [loggedOn(back(count), 300.4), loggedOn(back(count), 150)],
  })
  const loggedOn = (loggedDay: string, grams: number, known?: FoodKnown): LoggedFood => ({
    ...{ day: loggedDay, grams },
    food: {
      per100g,
      known,
      plate: { staple: grams === 150 ? 0 : 1, side: 0.2, vegetables: 0, fruit: 0 },
    },
  })
  const per100g = {
    ...{ energyKcal: 400, proteinG: 12, fatG: 10, carbohydrateG: 50 },
    ...{ fibreG: 4, addedSugarG: 0, sodiumMg: 0 },
  }

  test.each([
    ['four weeks', back(100), { firstDay: back(27), windowDays: 28 }],
    ['from the first food on', back(9), { firstDay: back(9), windowDays: 10 }],
    ['one day', day, { firstDay: day, windowDays: 1 }],
    ['on no day without food', null, { firstDay: null, windowDays: 28 }],
    ['on no day before the first food', dayAfter(day, 1), { firstDay: null, windowDays: 28 }],
  ])('begin %s', (_, first, expected) => {
    expect(foodWindow(first, day)).toEqual(expected)
  })

  test('give a mean from seven days on', () => {
    const days = [6, 5, 4, 3, 2, 1, 0].map(eaten)
    expect(intakeOf(days, false)).toMatchObject({ energyKcal: 1802, proteinG: 54 })
    expect(plateGramsOf(days)).toEqual({ staple: 2103, side: 631, vegetables: 0, fruit: 0 })
    expect(intakeOf(days.slice(1), false)).toBeNull()
    expect(plateGramsOf(days.slice(1))).toBeNull()
  })

  test('say for how much of the energy a mean is known', () => {
    const days = [6, 5, 4, 3, 2, 1].map(eaten)
    const partly = { day, foods: [loggedOn(day, 450.4, { fibreG: 0.5 })] }
    const shares = { energyKcal: 1, proteinG: 1, fatG: 1, carbohydrateG: 1 }
    expect(intakeOf([...days, partly], false)?.known).toEqual({
      ...shares,
      fibreG: expect.closeTo(13 / 14),
    })
  })

  test('give no energy in calm mode', () => {
    const intake = intakeOf([6, 5, 4, 3, 2, 1, 0].map(eaten), true)
    expect(JSON.stringify(intake)).not.toContain('energyKcal')
  })

  test('have a gap of at least two days, at the start, inside and at the end', () => {
    const logged = [back(7), back(5), back(2)]
    expect(gapsOf(logged, { firstDay: back(9), day })).toEqual([
      { from: back(9), to: back(8), dayCount: 2 },
      { from: back(4), to: back(3), dayCount: 2 },
      { from: back(1), to: day, dayCount: 2 },
    ])
    expect(gapsOf([back(2), back(0)], { firstDay: back(2), day })).toEqual([])
    expect(gapsOf([], { firstDay: null, day })).toEqual([])
  })
})

describe('the corridor of a goal', () => {
  const goal = { startsOn: back(10), startKilograms: 80, targetKilograms: 80, weeks: 12 }
  const adherence = (...entries: [number, number][]) =>
    adherenceOf(goal, { points: weighed(...entries), day })

  test('counts its ends in, and the days before the goal out', () => {
    // The corridor is 80 ± 1.2 kg.
    const points = [11, 10, 9, 8].map((count) => ({
      ...{ measuredOn: back(count), kilograms: 80, trendKilograms: count === 8 ? 81.21 : 81.2 },
    }))
    expect(adherenceOf(goal, { points, day })).toEqual({
      ...{ windowDays: 28, dayCount: 3, withinCount: 2 },
    })
  })

  test('is not told of two weighed days', () => {
    expect(adherence([1, 80], [0, 80])).toMatchObject({ dayCount: 2, withinCount: null })
  })
})
