import type { Explained, TableName, TableVersion } from './explained.ts'
import type { Source } from './sources.ts'

/** An edition never changes. A correction is a new edition, so old reports stay reproducible. */
export type VersionedTable<Rows> = TableVersion & {
  table: TableName
  /** The first day of validity, `YYYY-MM-DD`. */
  validFrom: string
  sources: readonly Source[]
  rows: Rows
}

/** Every edition of a table, oldest first. */
export type Editions<Rows> = readonly [VersionedTable<Rows>, ...VersionedTable<Rows>[]]

/** Returns the edition valid on a day. The first one also covers all earlier days. */
export function editionOn<Rows>(editions: Editions<Rows>, day: string): VersionedTable<Rows> {
  return editions.findLast(({ validFrom }) => validFrom <= day) ?? editions[0]
}

/** For questions about today, such as whether a goal is allowed. */
export function latestOf<Rows>(editions: Editions<Rows>): VersionedTable<Rows> {
  return editions.at(-1) ?? editions[0]
}

/** Adds the table and sources of an edition to a result. */
export function readFrom<Rows, Value>(
  { table, version, sources }: VersionedTable<Rows>,
  result: Pick<Explained<Value>, 'value' | 'formula' | 'inputs'>,
): Explained<Value> {
  return { ...result, table: { table, version }, sources }
}
