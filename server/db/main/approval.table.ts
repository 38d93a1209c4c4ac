import { sql } from 'drizzle-orm'
import { check, index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { approvalKindSchema, approvalStateSchema } from '#server/contract/approval.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * What one person of staff asks for and another decides. The row that needs it refers to it, and a
 * trigger on that row uses the approval up. It must be approved, of that kind and of exactly these
 * values. Another trigger keeps what was asked and decides once. Ids are not foreign keys, as in
 * the audit log.
 */
export const approvalTable = mainSchema.table(
  'approvals',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: approvalKindSchema.options }).notNull(),
    /** The id of what it is about. One approval is open per kind and subject. */
    subject: text('subject').notNull(),
    /** The values as the guarded row will have them. Nothing personal. */
    payload: jsonb('payload').$type<Record<string, string | number | boolean>>().notNull(),
    requestedBy: text('requested_by').notNull(),
    reason: text('reason').notNull(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state', { enum: approvalStateSchema.options }).notNull().default('requested'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('approvals_one_open')
      .on(table.kind, table.subject)
      .where(sql`${table.state} = 'requested'`),
    index('approvals_requested').on(table.requestedAt, table.id),
    check('approvals_kind', sql`${table.kind} in (${listed(approvalKindSchema.options)})`),
    // The company has one status, so one change of it is open.
    check('approvals_company', sql`${table.kind} <> 'pkp' or ${table.subject} = 'company'`),
    check('approvals_state', sql`${table.state} in (${listed(approvalStateSchema.options)})`),
    check('approvals_reason', sql`length(btrim(${table.reason})) >= 10`),
    check('approvals_period', sql`${table.expiresAt} > ${table.requestedAt}`),
    check('approvals_second_person', sql`${table.decidedBy} <> ${table.requestedBy}`),
    check(
      'approvals_decided',
      sql`(${table.state} in ('approved', 'refused')) = (${table.decidedBy} is not null)
        and (${table.decidedBy} is null) = (${table.decidedAt} is null)
        and ${table.decidedAt} <= ${table.expiresAt}`,
    ),
    check('approvals_used', sql`${table.usedAt} is null or ${table.state} = 'approved'`),
  ],
)
export type ApprovalRow = typeof approvalTable.$inferSelect
