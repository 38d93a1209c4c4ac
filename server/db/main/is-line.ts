import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The condition that texts hold no control character and no mark that turns the reading order. A
 * cookie, a header, a mail and a log can then carry them.
 */
export function isLine(...columns: PgColumn[]): SQL {
  const texts = sql.join(columns, sql` || `)
  return sql`${texts} !~ '[\\u0001-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]'`
}
