import { expect, test } from 'vitest'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { usualZone } from './usual-zone.ts'

const sessions = (...zones: string[]) => zones.map((zone) => ({ zone }) as Appointment)

test.each([
  [
    'of the latest session ahead',
    ['Asia/Jakarta', 'Asia/Jayapura'],
    ['Asia/Makassar'],
    'Asia/Jayapura',
  ],
  ['of the last session', [], ['Asia/Makassar', 'Asia/Jakarta'], 'Asia/Makassar'],
  ['of Jakarta without a session', [], [], 'Asia/Jakarta'],
])('a page of times begins with the zone %s', (_, upcoming, past, zone) => {
  expect(usualZone({ upcoming: sessions(...upcoming), past: sessions(...past) })).toBe(zone)
})
