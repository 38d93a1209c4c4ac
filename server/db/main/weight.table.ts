import { sql } from 'drizzle-orm'
import { check, date, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { weight } from '#server/contract/measures/body-weight.ts'
import { mainSchema } from './main-schema.ts'
import { trackerTable } from './tracker.table.ts'

const least = sql.raw(String(weight.least))
const most = sql.raw(String(weight.most))

/** One weight per day; a second one replaces the first. Health data: never log it. */
export const weightTable = mainSchema.table(
  'weights',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    kilograms: numeric('kilograms', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.measuredOn] }),
    check('weights_range', sql`${table.kilograms} between ${least} and ${most}`),
  ],
)
