import { expect, test } from 'vitest'
import type { ClientPlan, PlanOfDay } from '#server/contract/meal-plan.schema.ts'
import { planOn } from './plan-on-device.ts'

const plan = (startsOn: string, endsOn: string) => ({ startsOn, endsOn }) as ClientPlan
const march = plan('2026-03-02', '2026-03-15')
const later = plan('2026-03-16', '2026-04-12')
const known: PlanOfDay = { plan: march, upcoming: later, choices: [] }

test.each([
  ['the last day of the plan', '2026-03-15', { ...known }],
  ['the first day of the next plan', '2026-03-16', { ...known, plan: later, upcoming: null }],
  ['a day before both', '2026-03-01', undefined],
  ['a day after both', '2026-04-13', undefined],
])('offline, %s has the plan that covers it', (_, day, expected) => {
  expect(planOn(known, day)).toEqual(expected)
})
