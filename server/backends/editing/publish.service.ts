import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { ContentPass } from '#server/backends/content-pass.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import { healthKinds } from '#server/contract/editing/content-kinds.ts'
import type {
  Content,
  DocumentKey,
  publicationSchema,
} from '#server/contract/editing/editing.schema.ts'
import { missingTexts } from '#server/contract/editing/missing-texts.ts'
import type { EditingContext } from './editing-context.ts'
import {
  cancelDue,
  type DocumentRow,
  findDocument,
  findRevision,
  insertPublication,
  listReviews,
  lockDocument,
} from './history.repository.ts'
import { type Outcome, refuse } from './outcome.ts'
import {
  findPublicRow,
  hasParent,
  hidePublicRow,
  storedKindOf,
  writePublicRow,
} from './public-row.repository.ts'
import { staleAnswer } from './stale-answer.ts'

type Wish = v.InferOutput<typeof publicationSchema>

/**
 * Publishes one revision in one language, or withdraws the text, now or later. Publishing now
 * cancels what would have been published later; withdrawing cancels all that is due. Answers once
 * this process has dropped its kept pages.
 */
export async function publish(
  context: EditingContext,
  pass: ContentPass,
  key: DocumentKey,
  wish: Wish,
): Promise<Outcome<{ id: number }>> {
  const now = context.clock.now()
  const dueAt = wish.dueAt === undefined ? now : new Date(wish.dueAt)
  if (wish.dueAt !== undefined && dueAt <= now) return refuse('in-the-past')
  const found = await findDocument(context, key)
  if (!found) return undefined
  const outcome = await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const document = await lockDocument(inside, found.id)
    if (document.contentRev !== wish.seen) return staleFor(inside, document, wish)
    const problem = await findProblem(inside, document, wish.revision, dueAt)
    if (problem) return problem
    const publication = {
      documentId: document.id,
      revisionN: wish.revision,
      dueAt,
      setBy: pass.sub,
      setByName: pass.name,
    }
    if (wish.dueAt === undefined) {
      await cancelDue(inside, document.id, { at: now, keepsWithdrawals: wish.revision !== null })
      await showRevision(inside, document, wish.revision, now)
    }
    const doneAt = wish.dueAt === undefined ? now : null
    const id = await insertPublication(inside, { ...publication, doneAt })
    return { kind: 'done' as const, answer: { id } }
  })
  if (outcome.kind === 'done' && wish.dueAt === undefined) context.dropPages()
  return outcome
}

/** Returns why a revision cannot be live on a day, or undefined if it can. */
export async function findProblem(
  context: EditingContext,
  { id, kind: storedKind, slug }: DocumentRow,
  n: number | null,
  on: Date,
) {
  const kind = storedKind as DocumentKey['kind']
  if (n === null)
    return storedKindOf(context, kind).isPermanent ? refuse('not-withdrawable') : undefined
  const revision = await findRevision(context, id, n)
  if (!revision) return refuse('unknown-revision')
  const missing = missingTexts(contentSchemas[kind], revision.content)
  if (missing.length > 0) return refuse('missing', missing)
  if (!(await hasParent(context.db, storedKindOf(context, kind), slug))) return refuse('no-profile')
  const isSigned = !healthKinds.includes(kind) || (await findReview(context, id, n, on))
  return isSigned ? undefined : refuse('not-reviewed')
}

/** Makes a revision live, or hides the text. The content revision stays as it is. */
export async function showRevision(
  context: EditingContext,
  document: DocumentRow,
  n: number | null,
  at: Date,
): Promise<void> {
  const { db, tables } = context
  const key = document as DocumentKey
  const stored = storedKindOf(context, key.kind)
  if (n === null) await hidePublicRow(db, stored, key)
  else {
    const revision = await findRevision(context, document.id, n)
    const review = await findReview(context, document.id, n, at)
    const row = await findPublicRow(db, stored, key)
    const publishedAt = row?.publishedAt ?? document.firstPublishedAt ?? at
    const content = revision?.content as Content
    await writePublicRow(
      db,
      stored,
      { key, content, publishedAt },
      review && stored.reviewColumns?.(review),
    )
  }
  await db
    .update(tables.documents)
    .set({ liveRev: n, firstPublishedAt: document.firstPublishedAt ?? (n === null ? null : at) })
    .where(eq(tables.documents.id, document.id))
}

/** Returns a signature that is at most twelve months old, of a colleague licensed on that day. */
async function findReview(context: EditingContext, id: number, n: number, on: Date) {
  const day = dayInJakarta(on)
  const aYearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  const reviews = await listReviews(context, id)
  return reviews.find(
    ({ revisionN, reviewedOn, licensedUntil }) =>
      revisionN === n && reviewedOn >= aYearBefore && licensedUntil >= day,
  )
}

async function staleFor(context: EditingContext, { id }: DocumentRow, { seen, revision }: Wish) {
  const base = await findRevision(context, id, seen)
  const wished = revision === null ? base : await findRevision(context, id, revision)
  if (!base || !wished) return refuse('unknown-revision')
  return staleAnswer(context, id, {
    base: base.content as Content,
    mine: wished.content as Content,
  })
}
