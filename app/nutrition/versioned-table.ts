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

/** Every edition of a table, oldest first: what a day once meant is read from the edition of that day. */
export type Editions<Rows> = readonly [VersionedTable<Rows>, ...VersionedTable<Rows>[]]

/** The edition for a day: the last that was valid by then; the first also stands for all days before. */
export function editionOn<Rows>(editions: Editions<Rows>, day: string): VersionedTable<Rows> {
  return editions.findLast(({ validFrom }) => validFrom <= day) ?? editions[0]
}

/** The edition for what is asked today, such as whether a goal may be set. */
export function latestOf<Rows>(editions: Editions<Rows>): VersionedTable<Rows> {
  return editions.at(-1) ?? editions[0]
}

/** A result with what it keeps of the edition that it was read from. */
export function readFrom<Rows, Value>(
  { table, version, sources }: VersionedTable<Rows>,
  result: Pick<Explained<Value>, 'value' | 'formula' | 'inputs'>,
): Explained<Value> {
  return { ...result, table: { table, version }, sources }
}
