import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * The history of a content backend's texts. A document is one text in one language. `content_rev`
 * is its newest revision and `live_rev` the one that its public row shows. Triggers refuse changes
 * of revisions and reviews. They refuse those of a slug that was published, and of a health text
 * without a review.
 */
export function historyTables(schema: PgSchema) {
  const documents = schema.table(
    'documents',
    {
      id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
      kind: text('kind').notNull(),
      slug: text('slug').notNull(),
      locale: text('locale').$type<ContentLocale>().notNull(),
      contentRev: integer('content_rev').notNull(),
      /** Null if the text was never published or is withdrawn. */
      liveRev: integer('live_rev'),
      firstPublishedAt: moment('first_published_at'),
    },
    (table) => [
      unique('one_document').on(table.kind, table.slug, table.locale),
      check('live_revision_exists', sql`${table.liveRev} <= ${table.contentRev}`),
    ],
  )
  const documentId = () =>
    integer('document_id')
      .notNull()
      .references(() => documents.id)

  /** Full snapshots, never changed. The seeds have no author. */
  const revisions = schema.table(
    'revisions',
    {
      documentId: documentId(),
      n: integer('n').notNull(),
      content: jsonb('content').$type<object>().notNull(),
      /** The revision from which the author started. */
      baseN: integer('base_n'),
      author: text('author'),
      authorName: text('author_name').notNull(),
      at: moment('at').notNull(),
      note: text('note').notNull().default(''),
    },
    (table) => [primaryKey({ columns: [table.documentId, table.n] })],
  )
  /** The working copy of one author. Only its author reads or changes it. */
  const drafts = schema.table(
    'drafts',
    {
      documentId: documentId(),
      author: text('author').notNull(),
      content: jsonb('content').$type<object>().notNull(),
      baseN: integer('base_n').notNull(),
      /** Raised by each save: a second tab of the same author must not overwrite the first. */
      rev: integer('rev').notNull(),
      savedAt: moment('saved_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.documentId, table.author] })],
  )

  /**
   * What was, is or will be live. A null revision withdraws the text. A row with `problem` was due
   * and could not be done.
   */
  const publications = schema.table(
    'publications',
    {
      id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
      documentId: documentId(),
      revisionN: integer('revision_n'),
      dueAt: moment('due_at').notNull(),
      setBy: text('set_by'),
      setByName: text('set_by_name').notNull(),
      doneAt: moment('done_at'),
      cancelledAt: moment('cancelled_at'),
      problem: text('problem'),
    },
    (table) => [
      foreignKey({
        name: 'publication_of_revision',
        columns: [table.documentId, table.revisionN],
        foreignColumns: [revisions.documentId, revisions.n],
      }),
      check('done_or_cancelled', sql`${table.doneAt} is null or ${table.cancelledAt} is null`),
      index('publications_by_document').on(table.documentId, table.dueAt),
    ],
  )

  /** A signature of exactly one revision by a colleague whose licence was valid that day. */
  const reviews = schema.table(
    'reviews',
    {
      documentId: documentId(),
      revisionN: integer('revision_n').notNull(),
      reviewer: text('reviewer').notNull(),
      reviewerName: text('reviewer_name').notNull(),
      credentials: text('credentials').notNull(),
      licensedUntil: date('licensed_until', { mode: 'string' }).notNull(),
      reviewedOn: date('reviewed_on', { mode: 'string' }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.documentId, table.revisionN, table.reviewer] }),
      foreignKey({
        name: 'review_of_revision',
        columns: [table.documentId, table.revisionN],
        foreignColumns: [revisions.documentId, revisions.n],
      }),
      check('licensed_reviewer', sql`${table.licensedUntil} >= ${table.reviewedOn}`),
    ],
  )
  return { documents, revisions, drafts, publications, reviews }
}

export type HistoryTables = ReturnType<typeof historyTables>
