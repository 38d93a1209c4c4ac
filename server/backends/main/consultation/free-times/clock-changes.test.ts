import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { runsOf } from '#tests/test-size.ts'
import { periodOfDays } from './days-of-starts.ts'
import { freeStarts } from './free-starts.ts'
import { anyQuestion, openDaily } from './free-times.fixture.ts'

/** Hours before, in and after each change of clocks, with their starts in UTC. */
const changes: [zone: string, date: string, hours: string, starts: string[]][] = [
  // Clocks go from 2 to 3 at 07:00 UTC, and from 2 back to 1 at 06:00 UTC.
  ['America/New_York', '2026-03-07', '00:00-04:00', ['05:00', '06:00', '07:00', '08:00']],
  ['America/New_York', '2026-03-08', '00:00-05:00', ['05:00', '06:00', '07:00', '08:00']],
  ['America/New_York', '2026-03-08', '02:30-05:00', ['07:30']],
  ['America/New_York', '2026-03-08', '02:00-03:00', []],
  ['America/New_York', '2026-03-09', '00:00-04:00', ['04:00', '05:00', '06:00', '07:00']],
  ['America/New_York', '2026-11-01', '00:00-03:00', ['04:00', '05:00', '06:00', '07:00']],
  ['America/New_York', '2026-11-02', '00:00-03:00', ['05:00', '06:00', '07:00']],
  ['Europe/London', '2026-03-29', '00:00-04:00', ['00:00', '01:00', '02:00']],
  ['Europe/London', '2026-10-25', '00:00-03:00', ['23:00', '00:00', '01:00', '02:00']],
  // By half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '00:00-05:00', ['13:30', '14:30', '16:00', '17:00']],
  ['Australia/Lord_Howe', '2026-04-05', '00:00-04:00', ['13:00', '14:00', '15:30', '16:30']],
  // At midnight.
  ['Asia/Beirut', '2026-03-29', '00:00-03:00', ['22:00', '23:00']],
  ['Asia/Beirut', '2026-10-24', '22:00-24:00', ['19:00', '20:00', '21:00']],
  // By two hours.
  ['Antarctica/Troll', '2026-03-29', '00:00-05:00', ['00:00', '01:00', '02:00']],
  // Never.
  ['Asia/Jakarta', '2026-03-29', '09:00-11:00', ['02:00', '03:00']],
  ['Asia/Kathmandu', '2026-03-29', '09:00-11:00', ['03:15', '04:15']],
]

test.each(changes)(
  '[T16] in %s on %s the hours %s have the right starts',
  (zone, date, hours, starts) => {
    expect(utcStartsOn(zone, date, hours)).toEqual(starts)
  },
)

function utcStartsOn(zone: string, date: string, hours: string): string[] {
  const day = periodOfDays({ zone, from: date, days: 1 })
  const starts = freeStarts({ ...openDaily(hours, { zone }), now: day.from, ...day })
  return starts.map((start) => start.toISOString().slice(11, 16))
}

test.each([
  ['forward', '2026-03-08T07:00:00Z'],
  ['back', '2026-11-01T06:00:00Z'],
])('[T18] a notice that ends while clocks go %s shifts no start', (_, change) => {
  const rules = openDaily('00:00-24:00', { zone: 'America/New_York', noticeMinutes: 360 })
  const changeMs = Date.parse(change)
  const from = new Date(changeMs - dayMs)
  const until = new Date(changeMs + dayMs)
  const all = freeStarts({ ...rules, now: new Date(changeMs - 2 * dayMs), from, until })
  expect(all).toHaveLength(48)
  for (let minute = -90; minute <= 90; minute++) {
    const earliest = new Date(changeMs + minute * minuteMs)
    const now = new Date(earliest.getTime() - 360 * minuteMs)
    expect(freeStarts({ ...rules, now, from, until })).toEqual(all.filter((it) => it >= earliest))
  }
})

const runFile = promisify(execFile)
const spring = {
  now: new Date('2026-03-01T00:00:00Z'),
  from: new Date('2026-03-01T00:00:00Z'),
  until: new Date('2026-04-12T00:00:00Z'),
}

test.each(['America/New_York', 'Asia/Kolkata', 'Asia/Jakarta'])(
  '[T16] a process with TZ=%s finds the same starts',
  async (TZ) => {
    const here = changes.map(([zone, , hours]) =>
      freeStarts({ ...openDaily(hours, { zone }), ...spring }),
    )
    const script = `
      const folder = '#server/backends/main/consultation/free-times/'
      const { freeStarts } = await import(folder + 'free-starts.ts')
      const { openDaily } = await import(folder + 'free-times.fixture.ts')
      const spring = { now: new Date(${+spring.now}), from: new Date(${+spring.from}), until: new Date(${+spring.until}) }
      const starts = ${JSON.stringify(changes)}.map(([zone, , hours]) =>
        freeStarts({ ...openDaily(hours, { zone }), ...spring }))
      console.log(JSON.stringify({ minutesToUtc: spring.now.getTimezoneOffset(), starts }))`
    const { stdout } = await runFile(
      process.execPath,
      ['--no-warnings', '--input-type=module', '--eval', script],
      { env: { ...process.env, TZ } },
    )
    const there = JSON.parse(stdout)
    const { offsetNanoseconds } = Temporal.ZonedDateTime.from(`2026-03-01T00:00:00Z[${TZ}]`)
    expect(there.minutesToUtc).toBe(-offsetNanoseconds / 60e9)
    expect(there.starts).toEqual(JSON.parse(JSON.stringify(here)))
  },
)

test.each(['America/New_York', 'Asia/Kolkata', 'Asia/Jakarta'])(
  '[T16] a process with TZ=%s finds the same starts of random practices',
  async (TZ) => {
    const sample = { seed: 16, numRuns: runsOf(500) }
    const script = `
      import fc from 'fast-check'
      const folder = '#server/backends/main/consultation/free-times/'
      const { freeStarts } = await import(folder + 'free-starts.ts')
      const { anyQuestion } = await import(folder + 'free-times.fixture.ts')
      console.log(JSON.stringify(fc.sample(anyQuestion, ${JSON.stringify(sample)}).map(freeStarts)))`
    const { stdout } = await runFile(
      process.execPath,
      ['--no-warnings', '--input-type=module', '--eval', script],
      { env: { ...process.env, TZ }, maxBuffer: 2 ** 28 },
    )
    expect(JSON.parse(stdout)).toEqual(
      JSON.parse(JSON.stringify(fc.sample(anyQuestion, sample).map(freeStarts))),
    )
  },
)
