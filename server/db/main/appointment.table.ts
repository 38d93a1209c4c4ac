import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, text, unique } from 'drizzle-orm/pg-core'
import {
  appointmentStateSchema,
  cancelKindSchema,
  partySchema,
  sessionOutcomeSchema,
} from '#server/contract/appointment.schema.ts'
import { careRelationTable } from './care-relation.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { practiceTable } from './practice.table.ts'
import { trackerTable } from './tracker.table.ts'
import { userTable } from './user.table.ts'

/**
 * A session of a client with a nutritionist. Exclusion constraints refuse two sessions at one time:
 * of one practice with its pause, and of one client. A trigger allows only the transitions in
 * `appointment_state_transitions`. It counts `sequence` with each change of time, state or outcome.
 * It appends the change to `appointment_changes`. A move changes the row in place. An offer holds
 * its time until `offeredUntil`: one from the waiting list, or one whose order awaits its payment.
 */
export const appointmentTable = mainSchema.table(
  'appointments',
  {
    id: text('id').primaryKey(),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    userNumber: integer('user_number')
      .notNull()
      .references(() => userTable.number),
    /** Null while the session is held for an order, which opens the tracker. */
    trackerId: text('tracker_id').references(() => trackerTable.id, { onDelete: 'cascade' }),
    relationId: text('relation_id'),
    /** The order that buys this single session. */
    orderId: text('order_id').references(() => orderTable.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The end of the pause after the session. */
    blocksUntil: moment('blocks_until').notNull(),
    state: text('state', { enum: appointmentStateSchema.options }).notNull(),
    offeredUntil: moment('offered_until'),
    /** The number of changes of time, state or outcome; the SEQUENCE of its calendar entry. */
    sequence: integer('sequence').notNull().default(0),
    movesByClient: integer('moves_by_client').notNull().default(0),
    /** The client may cancel without cost at any time: the nutritionist chose its time. */
    isFreeToCancel: boolean('is_free_to_cancel').notNull().default(false),
    /** The IANA time zone in which the client reads the time. */
    clientZone: text('client_zone').notNull(),
    /** The language of the client's mails about it. */
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** What the client wants to talk about, for the nutritionist alone. */
    topic: text('topic').notNull().default(''),
    cancelKind: text('cancel_kind', { enum: cancelKindSchema.options }),
    /** The side that missed a session. */
    outcome: text('outcome', { enum: sessionOutcomeSchema.options }),
    /** Why the nutritionist corrected the record of a missed session. The trigger copies it. */
    correctionReason: text('correction_reason').notNull().default(''),
    /** The author of the last change. The trigger copies it to the list of changes. */
    changedBy: text('changed_by', { enum: partySchema.options }).notNull(),
    changedAt: moment('changed_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'appointments_relation',
      columns: [table.relationId, table.trackerId, table.practiceNumber],
      foreignColumns: [
        careRelationTable.id,
        careRelationTable.trackerId,
        careRelationTable.practiceNumber,
      ],
    }),
    unique('appointments_order').on(table.orderId),
    index('appointments_of_practice').on(table.practiceNumber, table.startsAt),
    index('appointments_of_client').on(table.userNumber, table.startsAt),
    index('appointments_of_tracker').on(table.trackerId),
    index('appointments_offered').on(table.offeredUntil).where(sql`${table.state} = 'offered'`),
    check('appointments_state', sql`${table.state} in (${listed(appointmentStateSchema.options)})`),
    check(
      'appointments_times',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.blocksUntil}
        and extract(second from ${table.startsAt}) = 0`,
    ),
    check(
      'appointments_offer',
      sql`${table.state} <> 'offered' or ${table.offeredUntil} is not null`,
    ),
    check(
      'appointments_relation_needed',
      sql`${table.state} in ('offered', 'withdrawn') or (${table.trackerId} is not null and ${table.relationId} is not null)`,
    ),
    check(
      'appointments_cancelled',
      sql`(${table.state} = 'cancelled') = (${table.cancelKind} is not null)`,
    ),
    check('appointments_missed', sql`(${table.state} = 'missed') = (${table.outcome} is not null)`),
    check('appointments_locale', sql`${table.locale} in ('en', 'id')`),
  ],
)
export type AppointmentRow = typeof appointmentTable.$inferSelect
