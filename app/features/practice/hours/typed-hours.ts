import type { DayHours } from '#server/contract/practice.schema.ts'

/** A stretch as typed in two time fields; empty strings are an empty row. */
export type TypedStretch = { from: string; to: string }

/** Whole days end at midnight, which a time field writes as 00:00. */
const dayMinutes = 24 * 60

export function typedOf(hours: DayHours): TypedStretch[] {
  return hours.map(({ startMinute, endMinute }) => ({
    from: timeOf(startMinute),
    to: timeOf(endMinute % dayMinutes),
  }))
}

/** Returns null if a row is half typed or ends before it starts. Empty rows are left out. */
export function hoursOf(rows: TypedStretch[]): DayHours | null {
  const hours: DayHours = []
  for (const { from, to } of rows) {
    if (from === '' && to === '') continue
    if (from === '' || to === '') return null
    const startMinute = minuteOf(from)
    const endMinute = minuteOf(to) || dayMinutes
    if (startMinute >= endMinute) return null
    hours.push({ startMinute, endMinute })
  }
  return hours
}

/** Reads the rows whose fields begin with a name: `<name>-0-from`, `<name>-0-to` and so on. */
export function readTyped(form: FormData, name: string): TypedStretch[] {
  const rows: TypedStretch[] = []
  for (let row = 0; form.has(`${name}-${row}-from`); row += 1)
    rows.push({
      from: String(form.get(`${name}-${row}-from`)),
      to: String(form.get(`${name}-${row}-to`)),
    })
  return rows
}

function timeOf(minute: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
