import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open-database.ts'

/** A statement takes at most 65,535 parameters, and the widest row has ten. */
const rowsAtOnce = 1000

type RowsOf<Table extends PgTable> = Table['$inferInsert'][]

/** Replaces rows whose key exists. */
export async function upsertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  key: PgColumn[],
  rows: RowsOf<Table>,
): Promise<void> {
  for (const batch of batchesOf(rows))
    await tx
      .insert(table)
      .values(batch as never)
      .onConflictDoUpdate({
        target: key,
        set: newValuesOf(table, Object.keys(batch[0] ?? {})) as never,
      })
}

/** Skips rows whose key exists. */
export async function insertMissingRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: RowsOf<Table>,
): Promise<void> {
  for (const batch of batchesOf(rows))
    await tx
      .insert(table)
      .values(batch as never)
      .onConflictDoNothing()
}

/** Counts an owner's rows that have one of these keys. */
export async function countKnown(
  db: Database,
  table: PgTable,
  { owner, column, keys }: { owner: SQL; column: PgColumn; keys: string[] },
): Promise<number> {
  return keys.length === 0 ? 0 : db.$count(table, and(owner, inArray(column, keys)))
}

function batchesOf<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}

/** Sets every given column to its incoming value. */
function newValuesOf(table: PgTable, properties: string[]) {
  const columns = table as unknown as Record<string, PgColumn>
  return Object.fromEntries(
    properties.map((property) => [
      property,
      sql`excluded.${sql.identifier(columns[property]?.name ?? property)}`,
    ]),
  )
}
