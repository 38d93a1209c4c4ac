import { expect, test } from 'vitest'
import { readTimeOff } from './read-time-off.ts'

const typed = {
  fromDate: '2026-12-24',
  fromTime: '00:00',
  untilDate: '2026-12-26',
  untilTime: '23:59',
  note: 'Natal',
}

function read(changes: Partial<typeof typed>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value)
  return readTimeOff(form)
}

test('time off is read with its note', () => {
  expect(read({})).toEqual({
    kind: 'typed',
    wish: {
      from: { date: '2026-12-24', time: '00:00' },
      until: { date: '2026-12-26', time: '23:59' },
      note: 'Natal',
    },
  })
})

test.each([
  [{ fromDate: '' }, 'fromDate'],
  [{ fromDate: '2026-02-30' }, 'fromDate'],
  [{ fromTime: '' }, 'fromTime'],
  [{ untilDate: '' }, 'untilDate'],
  [{ untilDate: '2026-12-23' }, 'untilDate'],
  [{ untilTime: '' }, 'untilTime'],
  [{ untilDate: '2026-12-24', untilTime: '00:00' }, 'untilTime'],
])('the first wrong field is named: %j', (changes, field) => {
  expect(read(changes)).toEqual({ kind: 'wrong', field })
})
