import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type {
  Content,
  Document,
  DocumentKey,
  DocumentSummary,
  WholeRevision,
} from '#server/contract/editing/editing.schema.ts'
import type { EditingContext } from './editing-context.ts'
import {
  type DocumentRow,
  findDocument,
  findDraft,
  findRevision,
  listPublications,
  listReviews,
  listRevisions,
} from './history.repository.ts'
import { toRevision, toWholeRevision } from './to-revision.ts'

type PublicationRow = EditingContext['tables']['publications']['$inferSelect']
type ReviewRow = EditingContext['tables']['reviews']['$inferSelect']

/** Returns each text with its newest revision and what is due, by kind, address and language. */
export async function listDocuments(
  { db, clock, tables }: EditingContext,
  author: string,
): Promise<DocumentSummary[]> {
  const { documents, revisions, drafts, publications, reviews } = tables
  const { content, at, authorName } = revisions
  const isNewest = and(
    eq(revisions.documentId, documents.id),
    eq(revisions.n, documents.contentRev),
  )
  const isOwn = and(eq(drafts.documentId, documents.id), eq(drafts.author, author))
  const [rows, due, signed] = await Promise.all([
    db
      .select({ document: documents, title: titleOf(content), at, authorName, draft: drafts.rev })
      .from(documents)
      .innerJoin(revisions, isNewest)
      .leftJoin(drafts, isOwn)
      .orderBy(asc(documents.kind), asc(documents.slug), asc(documents.locale)),
    db
      .select()
      .from(publications)
      .where(and(isNull(publications.doneAt), isNull(publications.cancelledAt)))
      .orderBy(asc(publications.dueAt)),
    db.select().from(reviews),
  ])
  return rows.map(({ document, title, at, authorName, draft }) => ({
    ...keyOf(document),
    title: title ?? document.slug,
    newest: document.contentRev,
    live: document.liveRev,
    changedAt: at.toISOString(),
    changedBy: authorName,
    due: due.filter(({ documentId }) => documentId === document.id).map(toDue),
    hasOwnDraft: draft !== null,
    isReviewed: isReviewed(document, signed, clock.now()),
  }))
}

/** Returns a text with its history and the caller's working copy, or undefined if it is unknown. */
export async function readDocument(
  context: EditingContext,
  author: string,
  key: DocumentKey,
): Promise<Document | undefined> {
  const found = await findDocument(context, key)
  if (!found) return undefined
  const { id, contentRev, liveRev } = found
  const [newest, live, draft, revisions, publications, reviews] = await Promise.all([
    findRevision(context, id, contentRev),
    liveRev === null ? undefined : findRevision(context, id, liveRev),
    findDraft(context, id, author),
    listRevisions(context, id),
    listPublications(context, id),
    listReviews(context, id),
  ])
  if (!newest) throw new Error('A document has no newest revision')
  const base = draft && (await findRevision(context, id, draft.baseN))
  const open = publications.filter(({ doneAt, cancelledAt }) => !doneAt && !cancelledAt)
  return {
    ...keyOf(found),
    title: titleIn(newest.content as Content) ?? found.slug,
    newest: contentRev,
    live: liveRev,
    changedAt: newest.at.toISOString(),
    changedBy: newest.authorName,
    due: open.toReversed().map(toDue),
    hasOwnDraft: draft !== undefined,
    isReviewed: isReviewed(found, reviews, context.clock.now()),
    content: newest.content as Content,
    liveContent: (live?.content as Content | undefined) ?? null,
    draft:
      draft && base
        ? {
            content: draft.content as Content,
            base: draft.baseN,
            baseContent: base.content as Content,
            rev: draft.rev,
            savedAt: draft.savedAt.toISOString(),
          }
        : null,
    revisions: revisions.map(toRevision),
    published: publications.flatMap(({ doneAt, revisionN, setByName }) =>
      doneAt ? { revision: revisionN, at: doneAt.toISOString(), byName: setByName } : [],
    ),
    reviews: reviews.map(({ revisionN, reviewerName, credentials, reviewedOn, licensedUntil }) => ({
      revision: revisionN,
      reviewerName,
      credentials,
      reviewedOn,
      licensedUntil,
    })),
  }
}

/** Returns one revision, or undefined if the text or the number is unknown. */
export async function readRevision(
  context: EditingContext,
  key: DocumentKey,
  n: number,
): Promise<WholeRevision | undefined> {
  const document = await findDocument(context, key)
  const row = document && (await findRevision(context, document.id, n))
  return row && toWholeRevision(row)
}

function keyOf({ kind, slug, locale }: DocumentRow): DocumentKey {
  return { kind, slug, locale } as DocumentKey
}

function toDue({ id, revisionN, dueAt, setByName, problem }: PublicationRow) {
  return { id, revision: revisionN, dueAt: dueAt.toISOString(), setByName, problem }
}

function isReviewed({ id, contentRev }: DocumentRow, reviews: ReviewRow[], now: Date): boolean {
  const today = dayInJakarta(now)
  return reviews.some(
    ({ documentId, revisionN, licensedUntil }) =>
      documentId === id && revisionN === contentRev && licensedUntil >= today,
  )
}

function titleOf(content: EditingContext['tables']['revisions']['content']) {
  return sql<string | null>`coalesce(${content} ->> 'title', ${content} ->> 'name',
    ${content} #>> '{hero,title}', ${content} ->> 'headline')`
}

function titleIn({ title, name, hero, headline }: Content): string | undefined {
  const ofHero = (hero as { title?: string } | undefined)?.title
  return [title, name, ofHero, headline].find((it): it is string => typeof it === 'string')
}
