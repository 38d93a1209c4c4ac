import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { runsOf } from '#tests/test-size.ts'
import { type CalendarEvent, type CalendarMethod, writeCalendar } from './write-calendar.ts'

const event = {
  uid: 'abc@seimbang.test',
  sequence: 3,
  startsAt: new Date('2026-03-03T03:00:00Z'),
  endsAt: new Date('2026-03-03T03:45:00Z'),
  isCancelled: false,
  summary: 'Konsultasi dengan Rina Kusuma',
  url: 'https://seimbang.test/konsultasi/sesi/abc',
  organizer: { name: 'Seimbang', email: 'halo@seimbang.test' },
  attendee: { name: 'Dewi', email: 'dewi@contoh.id' },
} satisfies CalendarEvent

function write(changes: Partial<CalendarEvent> = {}, method: CalendarMethod = 'REQUEST'): string {
  const now = new Date('2026-03-02T03:00:00Z')
  return writeCalendar({ method, productName: 'Seimbang', now, events: [{ ...event, ...changes }] })
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [entry] = calendar.getAllSubcomponents('vevent')
  if (!entry) throw new Error('The calendar has no event')
  return { calendar, entry }
}

test('[T58] the method stands at the calendar, and the event has its time in UTC', () => {
  const { calendar, entry } = read(write())
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(entry.getFirstProperty('method')).toBeNull()
  expect(calendar.getAllSubcomponents('vtimezone')).toEqual([])
  const values = Object.fromEntries(
    entry.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
  )
  expect(values).toMatchObject({
    uid: 'abc@seimbang.test',
    sequence: '3',
    dtstamp: '2026-03-02T03:00:00Z',
    dtstart: '2026-03-03T03:00:00Z',
    dtend: '2026-03-03T03:45:00Z',
    status: 'CONFIRMED',
    url: 'https://seimbang.test/konsultasi/sesi/abc',
    organizer: 'mailto:halo@seimbang.test',
    attendee: 'mailto:dewi@contoh.id',
  })
})

test('a cancelled event says so', () => {
  const { calendar, entry } = read(write({ isCancelled: true }, 'CANCEL'))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('[T60] the reader is the only one invited', () => {
  const invited = read(write()).entry.getAllProperties('attendee')
  expect(invited.map((property) => property.getParameter('cn'))).toEqual(['Dewi'])
})

/** Texts with what ends a line, a value or a property. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['\r\n', '\n', ';', ',', ':', '"', '^', '\\', "^'", '\\n', '\u2028', '\u0007', '\0'],
        ...['ATTENDEE:mailto:b@contoh.id', 'END:VEVENT', '😀', 'é', ' '],
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

/** What a calendar shows of a text: control characters other than a new line are left out. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}]/gu, (control) => (control === '\n' ? '\n' : ''))
}

test('[T62] any name comes back as it went in, and adds no property', () => {
  const names = read(write())
    .entry.getAllProperties()
    .map(({ name }) => name)
  fc.assert(
    fc.property(hostile, hostile, (summary, typed) => {
      // The parser wrongly reads `\n` in a parameter as a new line.
      const name = typed.replaceAll('\\', '/')
      const attendee = { name, email: 'dewi@contoh.id' }
      const { entry } = read(write({ summary, attendee }))
      expect(entry.getAllProperties().map((property) => property.name)).toEqual(names)
      expect(entry.getFirstPropertyValue('summary')).toBe(shown(summary))
      expect(entry.getFirstProperty('attendee')?.getParameter('cn')).toBe(shown(name))
    }),
    { numRuns: runsOf(1000) },
  )
})

test('no line is longer than 75 octets, and none breaks a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
      const text = write({ summary })
      expect(text.endsWith('\r\n')).toBe(true)
      const lines = text.slice(0, -2).split('\r\n')
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual(
        [],
      )
      expect(lines.every((line) => line.isWellFormed())).toBe(true)
    }),
    { numRuns: runsOf(500) },
  )
})
