import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PlanDay, PlanTargets } from '#server/contract/meal-plan.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A plan in exchange units, `draft → published → ended`. A practice has one draft of a tracker, only
 * while it cares for it. A published plan can only end earlier; an exclusion constraint refuses two
 * of a tracker over one day. An intake under the floor needs a signature, one under 800 kcal is
 * refused. Health data: never log it.
 */
export const mealPlanTable = mainSchema.table(
  'meal_plans',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id').notNull(),
    trackerNumber: integer('tracker_number').notNull(),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    state: text('state', { enum: ['draft', 'published', 'ended'] }).notNull(),
    /** Counts the changes of a draft. */
    rowVersion: integer('row_version').notNull().default(1),
    /** 1, 2, 3 of the tracker. Null for a draft. */
    version: integer('version'),
    edition: text('edition', { enum: ['baru', 'lama'] }).notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    targets: jsonb('targets').$type<PlanTargets>().notNull(),
    days: jsonb('days').$type<PlanDay[]>().notNull(),
    note: text('note').notNull().default(''),
    /** The lower of the target and the day with the least, in kcal. */
    intakeKcal: doublePrecision('intake_kcal'),
    /** The lowest intake without a signature, by the rules of this edition. */
    floorKcal: integer('floor_kcal'),
    rulesEdition: text('rules_edition'),
    exceptionSignedAt: moment('exception_signed_at'),
    savedAt: moment('saved_at').notNull(),
    publishedAt: moment('published_at'),
  },
  (table) => [
    foreignKey({
      name: 'meal_plans_tracker',
      columns: [table.trackerId, table.trackerNumber],
      foreignColumns: [trackerTable.id, trackerTable.number],
    }).onDelete('cascade'),
    unique('meal_plans_of_tracker').on(table.id, table.trackerId),
    unique('meal_plans_version').on(table.trackerId, table.version),
    uniqueIndex('meal_plans_draft')
      .on(table.trackerId, table.practiceNumber)
      .where(sql`${table.state} = 'draft'`),
    check('meal_plans_state', sql`${table.state} in ('draft', 'published', 'ended')`),
    check('meal_plans_edition', sql`${table.edition} in ('baru', 'lama')`),
    check('meal_plans_note', sql`length(${table.note}) <= 1000`),
    check(
      'meal_plans_published',
      sql`case when ${table.state} = 'draft' then ${table.version} is null
        else num_nulls(${table.version}, ${table.intakeKcal}, ${table.floorKcal}, ${table.rulesEdition}, ${table.publishedAt}) = 0 end`,
    ),
    check(
      'meal_plans_period',
      sql`${table.state} = 'draft' or ${table.endsOn} - ${table.startsOn} between 0 and 181`,
    ),
    check(
      'meal_plans_intake',
      sql`${table.state} = 'draft' or (${table.intakeKcal} >= 800 and ${table.floorKcal} in (1200, 1500)
        and (${table.intakeKcal} >= ${table.floorKcal} or ${table.exceptionSignedAt} is not null))`,
    ),
  ],
)
export type MealPlanRow = typeof mealPlanTable.$inferSelect
