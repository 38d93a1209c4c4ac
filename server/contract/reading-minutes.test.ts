import { expect, test } from 'vitest'
import { toReadingMinutes } from './reading-minutes.ts'

test.each([
  [10, 1],
  [299, 1],
  [420, 2],
])('a text of %i words takes %i minutes', (wordCount, minutes) => {
  const words = Array(wordCount - 1)
    .fill('kata')
    .join(' ')
  expect(toReadingMinutes([{ heading: 'Judul', html: `<p>${words}</p>` }])).toBe(minutes)
})
