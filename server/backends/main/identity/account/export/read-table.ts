import { asc, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open-database.ts'

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string
type Wanted = { columns: Record<string, PgColumn>; where: SQL; order: PgColumn[] }

/** Columns are named one by one, so that a new column is not exported by accident. */
export function pick<Table extends PgTable>(
  table: Table,
  ...names: ColumnName<Table>[]
): Record<string, PgColumn> {
  const columns = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, columns[name] as PgColumn]))
}

/** Reads rows in a stable order. */
export async function readTable(
  db: Database,
  table: PgTable,
  { columns, where, order }: Wanted,
): Promise<Record<string, unknown>[]> {
  return db
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(...order.map((column) => asc(column)))
}
