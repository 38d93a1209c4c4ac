import type { Explained, TableName, TableVersion } from './explained.ts'
import type { Source } from './sources.ts'

/**
 * One edition of a reference table. An edition never changes: a correction is a new edition beside
 * it, so that a report can be worked out again as it was.
 */
export type VersionedTable<Rows> = TableVersion & {
  table: TableName
  /** The first day on which results are read from it, `YYYY-MM-DD`. */
  validFrom: string
  sources: readonly Source[]
  rows: Rows
}

/** The edition for a day: the last that was valid by then. */
export function editionOn<Rows>(
  editions: readonly VersionedTable<Rows>[],
  day: string,
): VersionedTable<Rows> {
  const valid = editions.filter(({ validFrom }) => validFrom <= day)
  const [latest] = valid.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  if (!latest) throw new RangeError(`no edition of the table on ${day}`)
  return latest
}

/** A result with what it keeps of the edition that it was read from. */
export function readFrom<Rows, Value>(
  { table, version, sources }: VersionedTable<Rows>,
  result: Pick<Explained<Value>, 'value' | 'formula' | 'inputs'>,
): Explained<Value> {
  return { ...result, table: { table, version }, sources }
}
