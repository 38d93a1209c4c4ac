import type { Explained, TableName, TableVersion } from './explained.ts'
import type { Source } from './sources.ts'

/**
 * One edition of a reference table. An edition never changes: a correction is a new edition, so that an
 * old report can be reproduced.
 */
export type VersionedTable<Rows> = TableVersion & {
  table: TableName
  /** The first day on which results are read from it, `YYYY-MM-DD`. */
  validFrom: string
  sources: readonly Source[]
  rows: Rows
}

/** Every edition of a table, oldest first. A result of a day uses the edition of that day. */
export type Editions<Rows> = readonly [VersionedTable<Rows>, ...VersionedTable<Rows>[]]

/** Returns the last edition valid on a day; the first one also covers all days before it. */
export function editionOn<Rows>(editions: Editions<Rows>, day: string): VersionedTable<Rows> {
  return editions.findLast(({ validFrom }) => validFrom <= day) ?? editions[0]
}

/** Returns the edition for decisions of today, such as whether a goal may be set. */
export function latestOf<Rows>(editions: Editions<Rows>): VersionedTable<Rows> {
  return editions.at(-1) ?? editions[0]
}

/** Adds the edition and its sources to a result. */
export function readFrom<Rows, Value>(
  { table, version, sources }: VersionedTable<Rows>,
  result: Pick<Explained<Value>, 'value' | 'formula' | 'inputs'>,
): Explained<Value> {
  return { ...result, table: { table, version }, sources }
}
