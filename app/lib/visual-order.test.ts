import { expect, test } from 'vitest'
import { inVisualOrder } from './visual-order.ts'

test.each([
  ['Sari Wulandari', 'Sari Wulandari'],
  ['王小明', '王小明'],
  // Ain initial, alef final, hamza on yeh initial, sheen medial, teh marbuta final.
  ['عائشة', '\ufe94\ufeb8\ufe8b\ufe8e\ufecb'],
  ['بلال', '\ufedd\ufefc\ufe91'],
  ['שרה', 'הרש'],
  ['Budi שרה', 'Budi הרש'],
  ['தமிழ் செல்வி', 'தமிழ் செல்வி'],
])('%s is drawn as %s', (text, drawn) => {
  expect(inVisualOrder(text)).toBe(drawn)
})
