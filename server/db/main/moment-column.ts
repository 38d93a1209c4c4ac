import { timestamp } from 'drizzle-orm/pg-core'

/** An instant with millisecond precision. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}
