type Cell = string | number | boolean | null
export type Row = Record<string, Cell>

/** A cell that begins like this is a formula to a spreadsheet (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * A table as RFC 4180 has it, a row an object. A mark in front says that it is UTF-8, and a text that
 * a spreadsheet would run gets an apostrophe.
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
