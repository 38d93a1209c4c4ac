import { TransactionRollbackError } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import type { EditingContext } from './editing-context.ts'
import { findDocument, findDraft, findRevision } from './history.repository.ts'
import { refuse } from './outcome.ts'
import { findPublicRow, hasParent, storedKindOf, writePublicRow } from './public-row.repository.ts'
import { readContent } from './save-revision.service.ts'

/** The calls of visitors on a database. */
export type PublicRoutesOn = (db: Database) => Hono

type Preview = {
  author: string
  key: DocumentKey
  /** Absent for the author's working copy, or else the newest revision. */
  content: Content | undefined
  /** Path and query of the public call. */
  path: string
}

/**
 * Answers a public call as if a text were live. Its row is written, read and rolled back. The
 * answer is exactly what visitors would get, and no other call ever reads it. Returns undefined for
 * an unknown text, or why the text cannot be stored.
 */
export async function answerPreview(
  context: EditingContext,
  publicRoutesOn: PublicRoutesOn,
  { author, key, content, path }: Preview,
) {
  const document = await findDocument(context, key)
  if (!document) return undefined
  const { id, contentRev } = document
  const stored = storedKindOf(context, key.kind)
  if (!(await hasParent(context.db, stored, key.slug))) return refuse('no-profile')
  const shown =
    content ??
    (await findDraft(context, id, author))?.content ??
    (await findRevision(context, id, contentRev))?.content
  const read = readContent(context, key, shown as Content)
  if (read.kind !== 'content') return read
  const now = context.clock.now()
  const given: { answer?: Response } = {}
  try {
    await context.db.transaction(async (tx) => {
      const row = await findPublicRow(tx, stored, key)
      const since = row?.publishedAt
      const publishedAt = since && since < now ? since : now
      await writePublicRow(tx, stored, { key, content: read.content, publishedAt })
      given.answer = await publicRoutesOn(tx).request(path)
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  return given.answer
}
