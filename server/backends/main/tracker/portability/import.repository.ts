import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open-database.ts'

/** A statement has 65,535 parameters at most, and the widest row ten. */
const rowsAtOnce = 1000

type RowsOf<Table extends PgTable> = Table['$inferInsert'][]

/** A row whose key is there already takes its place. */
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

/** A row whose key is there already is left out. */
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

/** How many rows of an owner have one of these keys. */
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

/** Every column that came, as it came. */
function newValuesOf(table: PgTable, properties: string[]) {
  const columns = table as unknown as Record<string, PgColumn>
  return Object.fromEntries(
    properties.map((property) => [
      property,
      sql`excluded.${sql.identifier(columns[property]?.name ?? property)}`,
    ]),
  )
}
