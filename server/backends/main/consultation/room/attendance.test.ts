import { expect, test } from 'vitest'
import type { RoomSide } from '#server/contract/call.schema.ts'
import { attendanceOf, type Stay } from './attendance.ts'

const session = { startsAt: at('19:00'), endsAt: at('19:45') }

function at(time: string): Date {
  return new Date(`2026-03-03T${time.length === 5 ? `${time}:00` : time}+07:00`)
}

function stay(side: RoomSide, from: string, until: string): Stay {
  return { side, engine: 'direct', from: at(from), until: at(until) }
}

test('each side came first at the start of its first stay, and counts planned minutes once', () => {
  const attendance = attendanceOf(
    [
      stay('client', '19:10', '19:20'),
      stay('client', '18:55', '19:05'),
      stay('client', '19:04', '19:08'),
      stay('client', '19:40', '20:00'),
    ],
    session,
  )
  expect(attendance?.client).toEqual({ firstAt: at('18:55').toISOString(), minutes: 8 + 10 + 5 })
  expect(attendance?.nutritionist).toBeNull()
})

test('a room in which no one was proves nothing', () => {
  expect(attendanceOf([], session)).toBeNull()
})

test.each<[string, Stay[], string | null]>([
  [
    'both together for five minutes',
    [stay('nutritionist', '18:58', '19:08'), stay('client', '19:03', '19:30')],
    'held',
  ],
  [
    'both together for five minutes after a late start',
    [stay('nutritionist', '19:50', '20:00'), stay('client', '19:55', '20:00')],
    'held',
  ],
  [
    'both together for a moment',
    [stay('nutritionist', '18:58', '19:30'), stay('client', '19:03', '19:04')],
    null,
  ],
  [
    'the nutritionist alone for ten minutes',
    [stay('nutritionist', '18:55', '19:10')],
    'client_absent',
  ],
  [
    'the nutritionist alone, but not for ten planned minutes',
    [stay('nutritionist', '18:50', '19:09')],
    null,
  ],
  ['the client alone for ten minutes', [stay('client', '19:35', '20:10')], 'i_was_absent'],
  ['the client alone for less', [stay('client', '19:36', '20:10')], null],
])('of %s, the room proposes an outcome', (_, stays, proposed) => {
  expect(attendanceOf(stays, session)?.proposed).toBe(proposed)
})

test('[T64] a client who was there for a second is not proposed as absent', () => {
  const alone = [stay('nutritionist', '18:55', '19:45')]
  expect(attendanceOf(alone, session)?.proposed).toBe('client_absent')
  const glimpse = stay('client', '19:20:00', '19:20:01')
  expect(attendanceOf([...alone, glimpse], session)?.proposed).toBeNull()
})

test('where the two meet at a link, the room proves no absence', () => {
  const alone: Stay = { ...stay('client', '18:55', '19:45'), engine: 'link' }
  expect(attendanceOf([alone], session)?.proposed).toBeNull()
})
