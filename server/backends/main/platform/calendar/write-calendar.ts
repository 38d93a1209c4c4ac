/** A session in a calendar (RFC 5545, VEVENT). Its time is in UTC, so no zone data is needed. */
export type CalendarEvent = {
  uid: string
  /** Grows with each change, so that a calendar replaces what it has. */
  sequence: number
  startsAt: Date
  endsAt: Date
  isCancelled: boolean
  summary: string
  /** The page of the session. */
  url?: string
  location?: string
  organizer?: Person
  /** The reader alone, so that neither of the two learns the other's address. */
  attendee?: Person
}
type Person = { name: string; email: string }

/** `REQUEST` and `CANCEL` go by mail (RFC 5546). `PUBLISH` is a file or a feed. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

type Calendar = { method: CalendarMethod; productName: string; now: Date; events: CalendarEvent[] }

/** Writes an .ics file. Texts of people stay values: they add no line and no property. */
export function writeCalendar({ method, productName, now, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, now: Date): string[] {
  const { organizer, attendee, url, location } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(event.startsAt)}`,
    `DTEND:${inUtc(event.endsAt)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(url ? [`URL:${url}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [
          `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${attendee.email}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

/** `20260303T020000Z` */
function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const lineBreaks = /\r\n|[\n\r\u0085\u2028\u2029]/g
const otherControls = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** A value of type TEXT (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(lineBreaks, '\\n')
    .replaceAll(otherControls, '')
}

/** A value of a parameter, in which RFC 6868 writes the forbidden characters. */
function quoted(text: string): string {
  const value = text
    .toWellFormed()
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(lineBreaks, '^n')
    .replaceAll(otherControls, '')
  return `"${value}"`
}

const mostOctets = 75

/** Breaks a line after 75 octets at the latest, and never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let octets = 0
  let result = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > mostOctets) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
