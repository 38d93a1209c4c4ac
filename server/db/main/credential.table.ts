import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  credentialKinds,
  credentialStates,
  documentTypes,
  largestDocumentBytes,
} from '#server/contract/credential.schema.ts'
import { bytes } from '#server/db/bytes-column.ts'
import { isLine } from './is-line.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/**
 * A registration (STR) or licence (SIP) of a nutritionist, as one person of staff read it from its
 * document. Another person decides about it, once. A trigger keeps everything else as entered. The
 * latest verified ones say until when a practice is open.
 */
export const credentialTable = mainSchema.table(
  'credentials',
  {
    id: text('id').primaryKey(),
    practiceSlug: text('practice_slug')
      .notNull()
      .references(() => practiceTable.slug),
    kind: text('kind', { enum: credentialKinds }).notNull(),
    number: text('number').notNull(),
    /** The issuer of an STR, or the regency or city of an SIP. */
    issuer: text('issuer').notNull(),
    /** Null for an STR for life. */
    validUntil: date('valid_until', { mode: 'string' }),
    document: bytes('document').notNull(),
    documentType: text('document_type', { enum: documentTypes }).notNull(),
    documentBytes: integer('document_bytes').notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredAt: moment('entered_at').notNull(),
    state: text('state', { enum: credentialStates }).notNull().default('entered'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** How the second person checked it, or why they refused it. */
    decision: text('decision').notNull().default(''),
  },
  (table) => [
    index('credentials_of_practice').on(table.practiceSlug, table.enteredAt),
    uniqueIndex('credentials_one_open')
      .on(table.practiceSlug, table.kind)
      .where(sql`${table.state} = 'entered'`),
    check('credentials_kind', sql`${table.kind} in (${listed(credentialKinds)})`),
    check('credentials_state', sql`${table.state} in (${listed(credentialStates)})`),
    check('credentials_end', sql`${table.kind} = 'str' or ${table.validUntil} is not null`),
    check('credentials_number', isLine(table.number)),
    check('credentials_issuer', isLine(table.issuer)),
    check('credentials_document_type', sql`${table.documentType} in (${listed(documentTypes)})`),
    check(
      'credentials_document',
      sql`${table.documentBytes} = octet_length(${table.document})
        and ${table.documentBytes} between 1 and ${sql.raw(String(largestDocumentBytes))}`,
    ),
    check('credentials_second_person', sql`${table.decidedBy} <> ${table.enteredBy}`),
    check(
      'credentials_decided',
      sql`(${table.state} = 'entered') = (${table.decidedBy} is null)
        and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
  ],
)
export type CredentialRow = typeof credentialTable.$inferSelect
