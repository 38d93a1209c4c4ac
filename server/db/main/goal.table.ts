import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Goal } from '#server/contract/goal.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A member's target weight. One goal is current; ended goals never change. Each has its plan and
 * the edition of the rules that allowed it. The member's device makes the id. Health data: never
 * log it.
 */
export const goalTable = mainSchema.table(
  'goals',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    startKilograms: numeric('start_kilograms', {
      precision: 5,
      scale: 2,
      mode: 'number',
    }).notNull(),
    targetKilograms: numeric('target_kilograms', {
      precision: 5,
      scale: 2,
      mode: 'number',
    }).notNull(),
    weeks: integer('weeks').notNull(),
    plan: jsonb('plan').$type<Goal['plan']>().notNull(),
    createdAt: moment('created_at').notNull(),
    endedOn: date('ended_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    uniqueIndex('goals_current').on(table.trackerId).where(sql`${table.endedOn} is null`),
    index('goals_of_tracker').on(table.trackerId, table.createdAt),
    check('goals_weeks', sql`${table.weeks} between 1 and 104`),
    check('goals_period', sql`${table.endedOn} is null or ${table.endedOn} >= ${table.startsOn}`),
  ],
)
