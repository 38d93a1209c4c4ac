type Cell = string | number | boolean | null
export type Row = Record<string, Cell>

/** A spreadsheet runs a cell that starts like this as a formula (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * Writes an RFC 4180 table, one object per row, with a UTF-8 mark. A text that a spreadsheet would
 * run gets an apostrophe.
 */
export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = formulaStart.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Takes the apostrophe off a text that `csvOf` wrote with one. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
}
