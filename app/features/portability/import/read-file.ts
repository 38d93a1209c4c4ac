import { type CsvRow, readCsv } from '#app/lib/read-csv.ts'
import {
  importedTables,
  mostImportedEntries,
  mostImportedRows,
} from '#server/contract/tracker-import.schema.ts'
import { guessMapping } from './guess-mapping.ts'
import { type ImportPreview, type Mapping, mostColumns, type Refusal } from './import.schema.ts'
import { readDayRows } from './read-day-rows.ts'
import { looksLikeExport, readExport } from './read-export.ts'
import { ownTableOf, readOwnRows } from './read-own-rows.ts'
import type { Reader, ReadRows } from './read-rows.ts'

const sampleCount = 3
const mostTitleRows = 10

type ReadFile = ReadRows & Pick<ImportPreview, 'shape' | 'columns' | 'mapping' | 'rowCount'>

/** Reads a table or an export, or returns why the file is neither. */
export function readFile(
  text: string,
  { mapping, ...reader }: Reader & { mapping: Mapping | undefined },
): ReadFile | Refusal {
  if (looksLikeExport(text)) {
    const read = readExport(text, reader.latestDay)
    if (!read) return refused('noExport')
    if (read.rowCount === 0) return refused('empty')
    const columns = importedTables.map((name) => ({ name, samples: [] }))
    return { shape: 'export', columns, mapping: { targets: [], dayOrder: 'dayFirst' }, ...read }
  }
  const table = readCsv(text)
  const { isOpen, line } = table.at(-1) ?? {}
  if (isOpen) return { kind: 'refused', reason: 'openQuote', line }
  const [head, ...rows] = table.slice(headingAt(table))
  if (!head || rows.length === 0) return refused('empty')
  // Bounds the work: every row is read column by column.
  if (head.cells.length > mostColumns) return refused('tooManyColumns')
  const own = ownTableOf(head)
  // Our own table has one row an entry, others one row a day.
  const mostRows = own ? mostImportedEntries : mostImportedRows
  if (rows.length > mostRows) return refused('tooManyRows')
  const used = mapping ?? guessMapping([head, ...rows])
  return {
    shape: own ?? 'days',
    columns: head.cells.map((name, column) => ({
      name: name.trim().slice(0, 80),
      samples: rows
        .slice(0, sampleCount)
        .map(({ cells }) => (cells[column] ?? '').trim().slice(0, 40)),
    })),
    mapping: used,
    rowCount: rows.length,
    ...(own ? readOwnRows(own, [head, ...rows], reader) : readDayRows(rows, used, reader)),
  }
}

/** Returns where the headings are: below a title, if they are among the first rows. */
function headingAt(table: readonly CsvRow[]): number {
  const isHeading = (row: CsvRow) =>
    ownTableOf(row) !== undefined || guessMapping([row]).targets.includes('day')
  return Math.max(0, table.slice(0, mostTitleRows + 1).findIndex(isHeading))
}

function refused(reason: Refusal['reason']): Refusal {
  return { kind: 'refused', reason }
}
