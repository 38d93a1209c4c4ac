import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ClearableReason } from '#server/contract/goal-clearance.schema.ts'
import { careRelationTable } from './care-relation.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * What a nutritionist signed so that a client may set a goal. A client has one that is open. Triggers
 * refuse every change but its end and void reasons. They end it with the care and with the consent
 * to health data. They void a reason that the client answers again. They tell both. Health data:
 * never log it.
 */
export const goalClearanceTable = mainSchema.table(
  'goal_clearances',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    relationId: text('relation_id').notNull(),
    trackerId: text('tracker_id').notNull(),
    practiceNumber: integer('practice_number').notNull(),
    reasons: text('reasons').array().$type<ClearableReason[]>().notNull(),
    /** Those that the client answered again since the signature. */
    voidReasons: text('void_reasons').array().$type<ClearableReason[]>().notNull().default([]),
    rationale: text('rationale').notNull(),
    signedAt: moment('signed_at').notNull(),
    /** The last day. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    endedAt: moment('ended_at'),
    /** `newer`: by the next signature. */
    endedBy: text('ended_by', { enum: ['client', 'nutritionist', 'newer', 'care', 'consent'] }),
  },
  (table) => [
    foreignKey({
      name: 'goal_clearances_relation',
      columns: [table.relationId, table.trackerId, table.practiceNumber],
      foreignColumns: [
        careRelationTable.id,
        careRelationTable.trackerId,
        careRelationTable.practiceNumber,
      ],
    }).onDelete('cascade'),
    uniqueIndex('goal_clearances_open').on(table.userId).where(sql`${table.endedAt} is null`),
    check(
      'goal_clearances_reasons',
      sql`${table.reasons} <@ array['disease', 'eating', 'intake'] and cardinality(${table.reasons}) > 0`,
    ),
    check('goal_clearances_void', sql`${table.voidReasons} <@ ${table.reasons}`),
    check(
      'goal_clearances_rationale',
      sql`${table.rationale} ~ '[^[:space:]]' and length(${table.rationale}) <= 1000`,
    ),
    check(
      'goal_clearances_period',
      sql`${table.validUntil} - (${table.signedAt} at time zone 'Asia/Jakarta')::date between 0 and 180`,
    ),
    check('goal_clearances_end', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    check(
      'goal_clearances_ended_by',
      sql`${table.endedBy} in ('client', 'nutritionist', 'newer', 'care', 'consent')`,
    ),
  ],
)
