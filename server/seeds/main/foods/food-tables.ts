import { readFileSync } from 'node:fs'

/** A line of a table: its cells by the column names of the first line. */
export type Row = Record<string, string>

/** Reads a table of this folder. A missing cell is an empty text. */
export function readTable(name: string): Row[] {
  const text = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
  const [head, ...lines] = text.trimEnd().split('\n')
  const columns = head?.split('\t') ?? []
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** Parses `ladle:50,glass:140` into pairs. An empty cell has none. */
export function pairsOf(cell: string): [string, number][] {
  if (cell === '') return []
  return cell.split(',').map((pair) => {
    const [name = '', grams = ''] = pair.split(':')
    return [name, Number(grams)]
  })
}
