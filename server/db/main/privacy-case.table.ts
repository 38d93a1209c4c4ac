import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import {
  caseChannels,
  caseOutcomes,
  privacyCaseKinds,
} from '#server/contract/privacy-case.schema.ts'
import { approvalTable } from './approval.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A request of a person about their data, or a breach. The law gives 72 hours from `receivedAt` on
 * (UU PDP 27/2022). It is closed once, and stays as proof. The ids of people are not foreign keys,
 * so it outlives the account. A deletion of the account empties its texts.
 */
export const privacyCaseTable = mainSchema.table(
  'privacy_cases',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: privacyCaseKinds }).notNull(),
    channel: text('channel', { enum: caseChannels }).notNull(),
    /** When the request arrived, or when the breach was discovered. */
    receivedAt: moment('received_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The account that it is about. Empty without one, and for a breach. */
    userId: text('user_id').notNull().default(''),
    /** Where answers go. */
    contact: text('contact').notNull().default(''),
    /** What the person asks for, or what happened and how. */
    summary: text('summary').notNull(),
    /** Of a breach: which data of whom. */
    exposed: text('exposed').notNull().default(''),
    /** Of a breach: what is done about it. */
    measures: text('measures').notNull().default(''),
    enteredBy: text('entered_by').notNull(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    outcome: text('outcome', { enum: caseOutcomes }),
    /**
     * The approval with which staff deleted the account as they closed the case. A trigger uses it up.
     */
    deletionApprovalId: text('deletion_approval_id').references(() => approvalTable.id),
  },
  (table) => [
    index('privacy_cases_open').on(table.dueAt).where(sql`${table.closedAt} is null`),
    index('privacy_cases_by_time').on(table.receivedAt, table.id),
    index('privacy_cases_of_user').on(table.userId),
    check('privacy_cases_kind', sql`${table.kind} in (${listed(privacyCaseKinds)})`),
    check('privacy_cases_channel', sql`${table.channel} in (${listed(caseChannels)})`),
    check('privacy_cases_outcome', sql`${table.outcome} in (${listed(caseOutcomes)})`),
    check('privacy_cases_clock', sql`${table.dueAt} = ${table.receivedAt} + interval '72 hours'`),
    check(
      'privacy_cases_closed',
      sql`(${table.closedAt} is null) = (${table.outcome} is null)
        and (${table.closedAt} is null) = (${table.closedBy} is null)`,
    ),
  ],
)
export type PrivacyCaseRow = typeof privacyCaseTable.$inferSelect
