import { type SQL, sql } from 'drizzle-orm'

/** The values of a fixed list, for a check. */
export function listed(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
