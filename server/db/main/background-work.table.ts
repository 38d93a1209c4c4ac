import { integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/** When each kind of background work last ended well, of all instances, and how it last failed. */
export const backgroundWorkTable = mainSchema.table('background_works', {
  work: text('work').primaryKey(),
  lastDoneAt: moment('last_done_at'),
  lastFailedAt: moment('last_failed_at'),
  /** The code or kind of the last failure. */
  lastError: text('last_error').notNull().default(''),
  /** Failures since the work last ended well. */
  failures: integer('failures').notNull().default(0),
})
