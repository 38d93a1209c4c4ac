import { expect, test } from 'vitest'
import { withWeight } from './with-weight.ts'

const monday = { measuredOn: '2026-02-16', kilograms: 72 }
const tuesday = { measuredOn: '2026-02-17', kilograms: 71.5 }

test('a weight finds its place by day', () => {
  expect(withWeight([tuesday], monday)).toEqual([monday, tuesday])
})

test('a second weight of a day replaces the first', () => {
  const again = { ...tuesday, kilograms: 71.8 }
  expect(withWeight([monday, tuesday], again)).toEqual([monday, again])
})
