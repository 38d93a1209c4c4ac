import * as v from 'valibot'
import type { CsvRow } from '#app/lib/read-csv.ts'
import { importedRowSchemas } from '#server/contract/tracker-import.schema.ts'
import { dayOrderOf } from './guess-mapping.ts'
import { isDay, readDay, readTime } from './read-cells.server.ts'
import { hasMoreCells, nothingRead, type Reader, type ReadRows } from './read-rows.ts'

/** The headings that identify a table of our own export. */
const ownTables = {
  measurements: ['id', 'kind', 'measuredOn', 'value', 'secondValue', 'createdAt'],
  food: ['id', 'eatenOn', 'meal', 'foodId', 'measure', 'amount', 'grams', 'food', 'createdAt'],
} as const
type OwnTable = keyof typeof ownTables

/** Columns that export null as an empty cell. */
const nullableColumns = new Set(['measuredAt', 'mealTiming', 'typedIn'])
const timestampSchema = v.pipe(v.string(), v.isoTimestamp())
const numberColumns = new Set(['value', 'secondValue', 'amount', 'grams'])

export function ownTableOf(head: CsvRow | undefined): OwnTable | undefined {
  const names = new Set(head?.cells.map((cell) => cell.trim()))
  const tables = Object.keys(ownTables) as OwnTable[]
  return tables.find((table) => ownTables[table].every((name) => names.has(name)))
}

/**
 * Reads a table of our own export. A spreadsheet may have rewritten its dates, times and numbers in
 * its own notation.
 */
export function readOwnRows(
  table: OwnTable,
  [head, ...rows]: readonly CsvRow[],
  { latestDay, zone }: Reader,
): ReadRows {
  const found = nothingRead()
  const names = head?.cells.map((cell) => cell.trim()) ?? []
  const day = table === 'food' ? 'eatenOn' : 'measuredOn'
  const column = names.indexOf(day)
  const dayOrder = dayOrderOf(rows.map(({ cells }) => cells[column] ?? ''))
  for (const { line, cells } of rows) {
    const row = Object.fromEntries(
      names.map((name, at) => {
        const cell = cells[at] ?? ''
        return [name, name === day ? readDay(cell, { dayOrder, zone }) : cellValueOf(name, cell)]
      }),
    )
    const complain = (kind: 'future' | 'entry' | 'cells') =>
      found.problems.push({ line, column, value: cells[column]?.slice(0, 60) ?? '', kind })
    if (hasMoreCells(cells, names)) {
      complain('cells')
      continue
    }
    if (!isDay(row[day]) || row[day] > latestDay) {
      complain(isDay(row[day]) ? 'future' : 'entry')
      continue
    }
    if (table === 'food') {
      const read = v.safeParse(importedRowSchemas.foodEntries, row)
      if (read.success) found.rows.foodEntries.push(read.output)
      else complain('entry')
    } else {
      const read = v.safeParse(importedRowSchemas.measurements, row)
      if (read.success) found.rows.measurements.push(read.output)
      else complain('entry')
    }
  }
  found.goodRowCount = found.rows.foodEntries.length + found.rows.measurements.length
  return found
}

function cellValueOf(name: string, cell: string): unknown {
  // The export prefixed an apostrophe so that spreadsheets do not run the cell as a formula.
  const text = /^'[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell
  if (name === 'food') return parsed(text)
  if (text === '' && nullableColumns.has(name)) return null
  if (name === 'measuredAt') return readTime(text) ?? text
  // A spreadsheet drops the zone and the seconds of this column; the import takes its own time then.
  if (name === 'createdAt') return v.is(timestampSchema, text) ? text : undefined
  if (!numberColumns.has(name)) return text
  return text === '' ? null : Number(text.replace(',', '.'))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
