import { expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { periodOfDays } from './days-of-starts.ts'
import { type FreeTimesRules, freeStarts } from './free-starts.ts'
import { hoursOf, openDaily } from './free-times.fixture.ts'

/** Returns the free starts of a day in Jakarta as local times, at midnight before it. */
function startsOn(day: string, rules: FreeTimesRules, zone = 'Asia/Jakarta'): string[] {
  const period = periodOfDays({ zone, from: day, days: 1 })
  return freeStarts({ ...rules, now: period.from, ...period }).map((start) =>
    Temporal.Instant.fromEpochMilliseconds(start.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  )
}

const at = (time: string) => new Date(`2026-03-02T${time}:00+07:00`)
const monday = '2026-03-02'
const saturday = '2026-03-07'

test('a day offers each start of the grid from which a session fits', () => {
  expect(startsOn(monday, openDaily('09:00-12:00', { gridMinutes: 30 }))).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
  ])
})

test('the grid counts from the start of the hours, in a zone with half an hour too', () => {
  const rules = openDaily('09:10-12:00', { zone: 'Asia/Kolkata' })
  expect(startsOn(monday, rules, 'Asia/Kolkata')).toEqual(['09:10', '10:10', '11:10'])
})

test('a booked session takes its time and its pause, and the grid stays', () => {
  const rules = openDaily('09:00-13:00', { gridMinutes: 30 })
  const busy = [{ startsAt: at('10:30'), blocksUntil: at('11:30') }]
  expect(startsOn(monday, { ...rules, busy })).toEqual(['09:00', '09:30', '11:30', '12:00'])
})

test('[T26] a session ends with the hours at the latest; its pause may reach past their end', () => {
  expect(startsOn(monday, openDaily('09:00-09:45'))).toEqual(['09:00'])
  expect(startsOn(monday, openDaily('09:00-09:44'))).toEqual([])
})

test('[T26] time off takes exactly the sessions that meet it', () => {
  const rules = openDaily('09:00-12:00', { gridMinutes: 15 })
  const timeOff = [{ fromAt: at('09:45'), untilAt: at('11:00') }]
  expect(startsOn(monday, { ...rules, timeOff })).toEqual(['09:00', '11:00', '11:15'])
})

test('hours go on over midnight as two rows', () => {
  const rules = openDaily('')
  const night = [
    { weekday: 1, hours: hoursOf('23:00-24:00') },
    { weekday: 2, hours: hoursOf('00:00-01:00') },
  ]
  const grid = { ...rules.policy, gridMinutes: 30 }
  expect(startsOn(monday, { ...rules, hours: night, policy: grid })).toEqual(['23:00', '23:30'])
  expect(startsOn('2026-03-03', { ...rules, hours: night, policy: grid })).toEqual(['00:00'])
})

test('[T20] an override changes its own local date only, also at the first minutes of a day', () => {
  for (const zone of ['Asia/Jakarta', 'Pacific/Honolulu']) {
    const overrides = [{ onDate: monday, hours: hoursOf('00:00-00:15'), zone: null }]
    const rules = { ...openDaily('12:00-13:00', { zone, sessionMinutes: 15 }), overrides }
    expect(startsOn('2026-03-01', rules, zone)).toEqual(['12:00'])
    expect(startsOn(monday, rules, zone)).toEqual(['00:00'])
    expect(startsOn('2026-03-03', rules, zone)).toEqual(['12:00'])
  }
})

test('[T21] an override of a Monday changes Monday in every zone', () => {
  const overrides = [{ onDate: monday, hours: [], zone: null }]
  for (const zone of ['Pacific/Kiritimati', 'Asia/Jakarta', 'Pacific/Pago_Pago']) {
    const rules = openDaily('00:00-24:00', { zone, sessionMinutes: 60 })
    expect(startsOn(monday, { ...rules, overrides }, zone)).toEqual([])
    expect(startsOn('2026-03-01', { ...rules, overrides }, zone)).toHaveLength(24)
    expect(startsOn('2026-03-03', { ...rules, overrides }, zone)).toHaveLength(24)
  }
})

test('[T23] hours until 24:00 end at the next midnight in the same zone', () => {
  expect(startsOn(monday, openDaily('22:00-24:00', { gridMinutes: 30 }))).toEqual([
    '22:00',
    '22:30',
    '23:00',
  ])
})

test('[T23] the hours of a journey are in the zone of that date, both bounds', () => {
  const overrides = [{ onDate: monday, hours: hoursOf('20:00-24:00'), zone: 'Asia/Jayapura' }]
  const rules = { ...openDaily('09:00-10:00'), overrides }
  // Jayapura is two hours ahead of Jakarta.
  expect(startsOn(monday, rules)).toEqual(['18:00', '19:00', '20:00', '21:00'])
})

test('[T24] a Saturday without hours can be opened once', () => {
  const rules = openDaily('')
  const overrides = [{ onDate: saturday, hours: hoursOf('09:00-11:00'), zone: null }]
  expect(startsOn(saturday, rules)).toEqual([])
  expect(startsOn(saturday, { ...rules, overrides })).toEqual(['09:00', '10:00'])
  expect(startsOn('2026-03-14', { ...rules, overrides })).toEqual([])
})

test('a day with as many sessions as its limit is full, and the next is not', () => {
  const rules = openDaily('09:00-12:00', { dailyLimit: 1 })
  const full = { ...rules, busy: [{ startsAt: at('09:00'), blocksUntil: at('10:00') }] }
  expect(startsOn(monday, full)).toEqual([])
  expect(startsOn('2026-03-03', full)).toHaveLength(3)
})

test('[T32] a session moves within a full day, because the question leaves it out', () => {
  const rules = openDaily('15:00-18:00', { dailyLimit: 2 })
  const moving = { startsAt: at('15:00'), blocksUntil: at('16:00') }
  const other = { startsAt: at('17:00'), blocksUntil: at('18:00') }
  expect(startsOn(monday, { ...rules, busy: [moving, other] })).toEqual([])
  expect(startsOn(monday, { ...rules, busy: [other] })).toEqual(['15:00', '16:00'])
})

test.each([
  ['a moment before the notice begins', '2026-03-02T02:59:59.999Z', true],
  ['exactly at the notice', '2026-03-02T03:00:00Z', true],
  ['a moment later', '2026-03-02T03:00:00.001Z', false],
])('a start is free %s', (_, now, isFree) => {
  const rules = openDaily('16:00-17:00', { noticeMinutes: 360 })
  const from = at('16:00')
  const until = new Date(from.getTime() + minuteMs)
  expect(freeStarts({ ...rules, now: new Date(now), from, until })).toEqual(isFree ? [from] : [])
})

test('no start is free without a verified licence', () => {
  const rules = openDaily('09:00-17:00', { practiceUntil: null })
  const until = new Date('2026-03-20T00:00:00Z')
  expect(freeStarts({ ...rules, now: at('08:00'), from: at('08:00'), until })).toEqual([])
})

test.each([
  ['the horizon', { horizonDays: 3 }],
  ['the licence', { practiceUntil: '2026-03-05' }],
])('%s ends with its last local day', (_, rule) => {
  const now = at('23:00')
  const until = new Date('2026-03-20T00:00:00Z')
  const starts = freeStarts({ ...openDaily('00:00-00:45', rule), now, from: now, until })
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-03-02T17:00:00.000Z',
    '2026-03-03T17:00:00.000Z',
    '2026-03-04T17:00:00.000Z',
  ])
})
