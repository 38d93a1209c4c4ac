import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'
import type { HistoryTables } from '#server/db/history-tables.ts'
import type { Database } from '#server/db/open-database.ts'

type History = { db: Database; tables: HistoryTables }
export type DocumentRow = HistoryTables['documents']['$inferSelect']
type RevisionInsert = HistoryTables['revisions']['$inferInsert']
type PublicationInsert = HistoryTables['publications']['$inferInsert']

export async function findDocument({ db, tables }: History, key: DocumentKey) {
  const [row] = await db.select().from(tables.documents).where(isDocument(tables, key))
  return row
}

/** Locks the document until the transaction ends: its publications happen one after another. */
export async function lockDocument({ db, tables }: History, id: number): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(tables.documents)
    .where(eq(tables.documents.id, id))
    .for('update')
  if (!row) throw new Error('A document vanished')
  return row
}

/** Inserts revision 1. Returns undefined if the text exists. */
export async function insertDocument({ db, tables }: History, key: DocumentKey) {
  const [row] = await db
    .insert(tables.documents)
    .values({ ...key, contentRev: 1 })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Takes the next number. Returns undefined if another author saved after `seen`. */
export async function takeNextRevision({ db, tables }: History, id: number, seen: number) {
  const { documents } = tables
  const [row] = await db
    .update(documents)
    .set({ contentRev: sql`${documents.contentRev} + 1` })
    .where(and(eq(documents.id, id), eq(documents.contentRev, seen)))
    .returning({ n: documents.contentRev })
  return row?.n
}

export async function insertRevision({ db, tables }: History, revision: RevisionInsert) {
  await db.insert(tables.revisions).values(revision)
}

export async function findRevision({ db, tables: { revisions } }: History, id: number, n: number) {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, id), eq(revisions.n, n)))
  return row
}

export async function listRevisions({ db, tables: { revisions } }: History, id: number) {
  const { n, baseN, authorName, at, note } = revisions
  return db
    .select({ n, baseN, authorName, at, note })
    .from(revisions)
    .where(eq(revisions.documentId, id))
    .orderBy(desc(n))
}

export async function findDraft({ db, tables: { drafts } }: History, id: number, author: string) {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.documentId, id), eq(drafts.author, author)))
  return row
}

type DraftSave = { author: string; content: Content; baseN: number; savedAt: Date; seen: number }

/** Overwrites the author's own working copy. Returns undefined if another tab saved after `seen`. */
export async function saveDraft({ db, tables: { drafts } }: History, id: number, save: DraftSave) {
  const { seen, author, ...values } = save
  const [row] =
    seen === 0
      ? await db
          .insert(drafts)
          .values({ documentId: id, author, ...values, rev: 1 })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(drafts)
          .set({ ...values, rev: seen + 1 })
          .where(and(eq(drafts.documentId, id), eq(drafts.author, author), eq(drafts.rev, seen)))
          .returning()
  return row
}

/** Deletes an author's working copy; with `rev` only that one, so that a later one of another tab stays. */
export async function deleteDraft(
  { db, tables: { drafts } }: History,
  id: number,
  { author, rev }: { author: string; rev?: number },
) {
  const isWanted = rev === undefined ? undefined : eq(drafts.rev, rev)
  await db.delete(drafts).where(and(eq(drafts.documentId, id), eq(drafts.author, author), isWanted))
}

export async function listReviews({ db, tables: { reviews } }: History, id: number) {
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.documentId, id))
    .orderBy(desc(reviews.reviewedOn))
}

export async function insertPublication({ db, tables }: History, publication: PublicationInsert) {
  const [row] = await db
    .insert(tables.publications)
    .values(publication)
    .returning({ id: tables.publications.id })
  if (!row) throw new Error('A publication was not stored')
  return row.id
}

/** Cancels what is still due of a document: all of it, or what would publish. */
export async function cancelDue(
  { db, tables: { publications } }: History,
  id: number,
  { at, keepsWithdrawals }: { at: Date; keepsWithdrawals: boolean },
) {
  await db
    .update(publications)
    .set({ cancelledAt: at })
    .where(
      and(
        eq(publications.documentId, id),
        isOpen(publications),
        keepsWithdrawals ? sql`${publications.revisionN} is not null` : undefined,
      ),
    )
}

/** Returns false if it is unknown, done or cancelled already. */
export async function cancelOne({ db, tables: { publications } }: History, id: number, at: Date) {
  const rows = await db
    .update(publications)
    .set({ cancelledAt: at })
    .where(and(eq(publications.id, id), isOpen(publications)))
    .returning({ id: publications.id })
  return rows.length === 1
}

/**
 * Locks the publication that is due longest. Another instance skips it. One that was cancelled or
 * done meanwhile is read again under the lock and does not match.
 */
export async function lockDue({ db, tables: { publications } }: History, now: Date) {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(isOpen(publications), isNull(publications.problem), lte(publications.dueAt, now)))
    .orderBy(publications.dueAt, publications.id)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export async function endPublication(
  { db, tables: { publications } }: History,
  id: number,
  end: { doneAt: Date } | { problem: string },
) {
  await db.update(publications).set(end).where(eq(publications.id, id))
}

export async function listPublications({ db, tables: { publications } }: History, id: number) {
  return db
    .select()
    .from(publications)
    .where(eq(publications.documentId, id))
    .orderBy(desc(publications.dueAt), desc(publications.id))
}

function isDocument({ documents }: HistoryTables, { kind, slug, locale }: DocumentKey) {
  return and(eq(documents.kind, kind), eq(documents.slug, slug), eq(documents.locale, locale))
}

function isOpen(publications: HistoryTables['publications']) {
  return and(isNull(publications.doneAt), isNull(publications.cancelledAt))
}
