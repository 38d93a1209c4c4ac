import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayPartNames, dayPartOf, dayParts } from './day-part.ts'
import { createWaitFormSchema, firstWeekdayBox, weekdayBox } from './wait-form.schema.ts'

const waitFormSchema = createWaitFormSchema('2026-11-26')
const typed = { [weekdayBox(2)]: 'on', [weekdayBox(7)]: 'on', part: 'evening', until: '2026-12-24' }

test('checked boxes and a part of the day become the wish', () => {
  expect(v.parse(waitFormSchema, typed)).toEqual({
    weekdays: [2, 7],
    fromMinute: 18 * 60,
    untilMinute: 24 * 60,
    untilOn: '2026-12-24',
  })
})

test('without a day, the first box is wrong', () => {
  const { issues } = v.safeParse(waitFormSchema, { part: 'any', until: '2026-12-24' })
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([firstWeekdayBox])
})

test.each([
  ['part of the day', { part: 'midnight' }],
  ['empty date', { until: '' }],
  ['day that does not exist', { until: '2027-02-30' }],
  ['past day', { until: '2026-11-25' }],
])('a %s is wrong in its field', (_, wrong) => {
  const { issues } = v.safeParse(waitFormSchema, { ...typed, ...wrong })
  const names = issues?.map((issue) => v.getDotPath(issue))
  expect([...new Set(names)]).toEqual(Object.keys(wrong))
})

test.each(dayPartNames)('the wish for %s is read back as it was chosen', (name) => {
  expect(dayPartOf(dayParts[name])).toBe(name)
})
