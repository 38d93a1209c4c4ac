import * as v from 'valibot'
import { expect, test } from 'vitest'
import { shareFormSchema } from './share-form.schema.ts'

const typed = { label: ' Dokter ', shownName: '', dayCount: '90', lifetimeDays: '7', pin: '' }

test('checked boxes become sections, and an empty PIN becomes null', () => {
  expect(
    v.parse(shareFormSchema, { ...typed, 'section-food': 'on', 'section-weight': 'on' }),
  ).toEqual({
    label: 'Dokter',
    shownName: '',
    dayCount: 90,
    lifetimeDays: 7,
    pin: null,
    sections: ['weight', 'food'],
  })
})

test.each([
  ['no box', {}, 'section-weightTrend'],
  ['a PIN of five digits', { 'section-food': 'on', pin: '12345' }, 'pin'],
  ['no label', { 'section-food': 'on', label: ' ' }, 'label'],
  ['a time that is not offered', { 'section-food': 'on', dayCount: '9000' }, 'dayCount'],
])('%s is rejected at its field', (_, change, field) => {
  const { issues } = v.safeParse(shareFormSchema, { ...typed, ...change })
  expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual([field])
})
