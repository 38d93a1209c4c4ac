import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, to the millisecond, the same for every time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}
