import { withoutGuard } from './csv.ts'

export type CsvRow = {
  line: number
  cells: string[]
  /** Only on the last row: an unclosed quote in it swallowed the rest of the file. */
  isOpen?: true
}

/** On a tie the first wins: numbers explain commas, nothing but a table explains the others. */
const delimiters = ['\t', ';', ','] as const
const judgedLines = 10

/**
 * Reads an RFC 4180 table and what spreadsheets make of it. It may have a byte order mark,
 * semicolons or tabs as delimiters, any line ends, and a first line `sep=;`. Skips blank rows. Each
 * row has the line number it starts on.
 */
export function readCsv(text: string): CsvRow[] {
  const whole = text.replace(/^\ufeff/, '')
  const [named = '', namedDelimiter] = /^sep=([,;\t])\r?\n/i.exec(whole) ?? []
  const table = whole.slice(named.length)
  const delimiter = namedDelimiter ?? delimiterOf(table)
  const rows: CsvRow[] = []
  let line = named ? 2 : 1
  let row: CsvRow = { line, cells: [] }
  let at = 0
  while (at < table.length) {
    const cell = cellAt(table, at, delimiter)
    row.cells.push(cell.value)
    if (cell.isOpen) row.isOpen = true
    line += cell.value.split('\n').length - 1
    at = cell.end
    if (table[at] === delimiter) {
      at += 1
      // A delimiter at the very end is followed by one empty cell.
      if (at === table.length) row.cells.push('')
      continue
    }
    at += table.startsWith('\r\n', at) ? 2 : 1
    line += 1
    rows.push(row)
    row = { line, cells: [] }
  }
  if (row.cells.length > 0) rows.push(row)
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

type Cell = { value: string; end: number; isOpen?: boolean }

function cellAt(table: string, from: number, delimiter: string): Cell {
  const isEnd = (at: number) => {
    const character = table[at]
    return character === undefined || character === delimiter || '\r\n'.includes(character)
  }
  let at = from
  if (table[from] !== '"') {
    while (!isEnd(at)) at += 1
    return { value: table.slice(from, at), end: at }
  }
  let value = ''
  let isOpen = true
  for (at = from + 1; at < table.length; at += 2) {
    const quote = table.indexOf('"', at)
    const end = quote === -1 ? table.length : quote
    value += table.slice(at, end)
    at = end
    if (table[end + 1] !== '"') {
      isOpen = quote === -1
      break
    }
    // Two quotes inside a quoted cell are one quote.
    value += '"'
  }
  at += 1
  const rest = at
  while (!isEnd(at)) at += 1
  return { value: withoutGuard(value + table.slice(rest, at)), end: at, isOpen }
}

/** Returns the delimiter that the first lines have most of, outside quotes. */
function delimiterOf(table: string): string {
  const lines = table
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, judgedLines)
  const count = (delimiter: string) =>
    lines.reduce((sum, line) => sum + line.split(delimiter).length - 1, 0)
  const most = Math.max(...delimiters.map(count))
  return delimiters.find((delimiter) => count(delimiter) === most) ?? ','
}
