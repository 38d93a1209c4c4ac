import { expect, test } from 'vitest'
import { hoursOf, readTyped, typedOf } from './typed-hours.ts'

test('hours become times and back, also up to midnight', () => {
  const hours = [
    { startMinute: 0, endMinute: 510 },
    { startMinute: 780, endMinute: 1440 },
  ]
  const typed = [
    { from: '00:00', to: '08:30' },
    { from: '13:00', to: '00:00' },
  ]
  expect(typedOf(hours)).toEqual(typed)
  expect(hoursOf(typed)).toEqual(hours)
})

test('an empty row is no hours; a half one and one that ends first are wrong', () => {
  expect(hoursOf([{ from: '', to: '' }])).toEqual([])
  expect(hoursOf([{ from: '08:00', to: '' }])).toBe(null)
  expect(hoursOf([{ from: '', to: '08:00' }])).toBe(null)
  expect(hoursOf([{ from: '09:00', to: '08:59' }])).toBe(null)
  expect(hoursOf([{ from: '09:00', to: '09:00' }])).toBe(null)
})

test('all rows of a day are read from the form', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    '1-0-from': '08:00',
    '1-0-to': '12:00',
    '1-1-from': '13:00',
    '1-1-to': '',
    '11-0-from': '01:00',
  }))
    form.set(name, value)
  expect(readTyped(form, '1')).toEqual([
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '' },
  ])
})
