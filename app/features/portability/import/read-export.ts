import * as v from 'valibot'
import { dayAfter } from '#app/lib/day-after.ts'
import { mostDaysPlannedAhead } from '#server/contract/food-diary.schema.ts'
import {
  type ImportedTable,
  importedRowSchemas,
  importedTables,
  mostImportedEntries,
} from '#server/contract/tracker-import.schema.ts'
import type { Problem } from './import.schema.ts'
import { isDay } from './read-cells.server.ts'
import { nothingRead, type ReadRows } from './read-rows.ts'

/** An export of a tracker as JSON, with unchecked rows. */
const exportSchema = v.object({
  schemaVersion: v.literal(1),
  ...v.entriesFromList(
    importedTables,
    v.optional(v.pipe(v.array(v.unknown()), v.maxLength(mostImportedEntries)), []),
  ),
})

/** Whether a text is meant as JSON: no table begins with a brace. */
export function looksLikeExport(text: string): boolean {
  return text.trimStart().startsWith('{')
}

/**
 * Reads an export of a tracker row by row. Returns undefined if the text is not an export. A problem's
 * column is its table, and its line counts within that table.
 */
export function readExport(
  text: string,
  latestDay: string,
): (ReadRows & { rowCount: number }) | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), exportSchema), text)
  if (!parsed.success) return undefined
  const found = nothingRead()
  let rowCount = 0
  for (const [column, table] of importedTables.entries()) {
    const rows = parsed.output[table]
    const latest = table === 'plannedFoods' ? dayAfter(latestDay, mostDaysPlannedAhead) : latestDay
    const read = rows.map((row) => readRow(table, row, latest))
    found.problems.push(
      ...read.flatMap(({ kind }, index): Problem[] =>
        kind ? [{ line: index + 1, column, value: '', kind }] : [],
      ),
    )
    const good = read.filter(({ kind }) => !kind).map(({ output }) => output)
    // Each row was parsed by the schema of its table.
    found.rows = { ...found.rows, [table]: good }
    found.goodRowCount += good.length
    rowCount += rows.length
  }
  return { ...found, rowCount }
}

function readRow(
  table: ImportedTable,
  row: unknown,
  latest: string,
): { kind?: Problem['kind']; output?: unknown } {
  const read = v.safeParse(importedRowSchemas[table], row)
  if (!read.success) return { kind: 'entry' }
  const days = daysOf(read.output)
  if (!days.every(isDay)) return { kind: 'entry' }
  return days.every((day) => day <= latest) ? { output: read.output } : { kind: 'future' }
}

const dayNames = ['measuredOn', 'eatenOn', 'plannedOn', 'startsOn', 'endedOn']

function daysOf(row: object): unknown[] {
  return Object.entries(row).flatMap(([name, value]) =>
    dayNames.includes(name) && value !== null ? [value] : [],
  )
}
