import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import type { EditingContext } from './editing-context.ts'
import { type DocumentRow, insertPublication, insertRevision } from './history.repository.ts'
import {
  listPublicRows,
  type PublicRow,
  storedKindOf,
  writePublicRow,
} from './public-row.repository.ts'

/** A text as this release ships it. */
export type SeededText = {
  key: DocumentKey
  content: Content
  publishedAt: Date
  /** Columns that are no content, written whenever the row is. */
  others?: Record<string, unknown>
  /** Columns of a new row; afterwards they stay as they are. */
  firstOthers?: Record<string, unknown>
}

type Store = Pick<EditingContext, 'tables' | 'kinds'>
type Stock = { isDemo: boolean; now: Date }
type Known = {
  document: DocumentRow
  liveContent: object | null
  releaseContent: object | null
  isEdited: boolean
}
type Inside = Store & { db: Database; now: Date }

/** The author of what a release or SQL wrote. */
const noAuthor = { author: null, authorName: '' }

/**
 * Brings the history up to date at a start. Rows that have none get revision 1. What was changed by
 * SQL becomes a revision, and so do texts that this release changed. Only the first start and demos
 * show a release's text to visitors at once; elsewhere it waits for an editor. A text that anyone
 * edited, withdrew or deleted stays as it is.
 */
export async function takeStock(
  db: Database,
  store: Store,
  seeds: SeededText[],
  { isDemo, now }: Stock,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Instances that start together would insert the same documents.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    await tx.execute(sql`select set_config('seimbang.seeding', 'on', true)`)
    const inside = { ...store, db: tx, now }
    const rows = await readRows(inside)
    const known = await readKnown(inside)
    const isFirstStart = rows.size === 0 && known.size === 0
    const adopted = [...rows.values()].filter(({ key }) => !known.has(nameOf(key)))
    await insertDocuments(inside, adopted)
    for (const found of known.values())
      await followRow(inside, found, rows.get(nameOf(keyOf(found))))

    const afterwards = adopted.length > 0 ? await readKnown(inside) : known
    const fresh = seeds.filter(({ key }) => !afterwards.has(nameOf(key)))
    const isShown = isFirstStart || isDemo
    if (isShown)
      for (const { key, content, publishedAt, others, firstOthers } of fresh) {
        const stored = storedKindOf(store, key.kind)
        const row = { key, content, publishedAt }
        await writePublicRow(tx, stored, row, { ...others, ...firstOthers })
      }
    await insertDocuments(
      inside,
      fresh.map((seed) => ({ ...seed, publishedAt: isShown ? seed.publishedAt : null })),
    )
    for (const seed of seeds) {
      const found = afterwards.get(nameOf(seed.key))
      if (found)
        await followRelease(inside, found, seed, { isDemo, row: rows.get(nameOf(seed.key)) })
    }
  })
}

/** An arbitrary lock number that nothing else in this database uses. */
const seedLock = 7_346_247

async function readRows({ db, kinds }: Inside): Promise<Map<string, PublicRow>> {
  const rows = new Map<string, PublicRow>()
  for (const kind of Object.keys(kinds) as ContentKind[])
    for (const row of await listPublicRows(db, kind, storedKindOf({ kinds }, kind)))
      rows.set(nameOf(row.key), row)
  return rows
}

async function readKnown({ db, tables }: Inside): Promise<Map<string, Known>> {
  const { documents, revisions } = tables
  const all = await db.select().from(documents)
  const written = await db
    .select({
      documentId: revisions.documentId,
      n: revisions.n,
      author: revisions.author,
      content: revisions.content,
    })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(
      sql`${revisions.n} = ${documents.liveRev} or ${revisions.author} is not null
        or ${revisions.n} = (select max(r.n) from ${revisions} r
          where r.document_id = ${documents.id} and r.author is null)`,
    )
  const byDocument = Map.groupBy(written, ({ documentId }) => documentId)
  return new Map(
    all.map((document) => {
      const own = byDocument.get(document.id) ?? []
      const ofReleases = own.filter(({ author }) => author === null)
      const known = {
        document,
        liveContent: own.find(({ n }) => n === document.liveRev)?.content ?? null,
        releaseContent: ofReleases.toSorted((a, b) => b.n - a.n)[0]?.content ?? null,
        isEdited: own.length > ofReleases.length,
      }
      return [nameOf(keyOf(known)), known]
    }),
  )
}

type NewDocument = Pick<PublicRow, 'key' | 'content' | 'publishedAt'>

/** Inserts documents with revision 1, which is live if the text is published. */
async function insertDocuments({ db, tables, now }: Inside, texts: NewDocument[]): Promise<void> {
  if (texts.length === 0) return
  const inserted = await db
    .insert(tables.documents)
    .values(
      texts.map(({ key, publishedAt }) => ({
        ...key,
        contentRev: 1,
        liveRev: publishedAt && 1,
        firstPublishedAt: publishedAt,
      })),
    )
    .returning()
  const idByName = new Map(inserted.map((row) => [nameOf(row as DocumentKey), row.id]))
  const idOf = ({ key }: NewDocument) => idByName.get(nameOf(key)) ?? 0
  const revision = { n: 1, ...noAuthor, at: now }
  await db
    .insert(tables.revisions)
    .values(texts.map((text) => ({ ...revision, documentId: idOf(text), content: text.content })))
  const published = texts.flatMap((text) =>
    text.publishedAt ? [{ documentId: idOf(text), at: text.publishedAt }] : [],
  )
  if (published.length > 0)
    await db.insert(tables.publications).values(
      published.map(({ documentId, at }) => ({
        documentId,
        revisionN: 1,
        dueAt: at,
        doneAt: at,
        setByName: '',
      })),
    )
}

/** Takes over what SQL did to the row of a document. */
async function followRow(
  inside: Inside,
  { document, liveContent }: Known,
  row: PublicRow | undefined,
): Promise<void> {
  if (!row?.publishedAt) {
    if (document.liveRev !== null) await setLive(inside, document, null)
    return
  }
  if (liveContent && isSame(liveContent, row.content)) return
  await setLive(inside, document, await appendRevision(inside, document, row.content))
}

/** Adds the words of a release that no earlier release had. */
async function followRelease(
  inside: Inside,
  { document, releaseContent, isEdited }: Known,
  { key, content, others }: SeededText,
  { isDemo, row }: { isDemo: boolean; row: PublicRow | undefined },
): Promise<void> {
  const wasDeleted = !row && document.firstPublishedAt !== null
  if (isEdited || row?.editedAt || wasDeleted) return
  if (releaseContent && isSame(releaseContent, content)) return
  const n = await appendRevision(inside, document, content)
  if (!isDemo || !row) return
  const { publishedAt } = row
  await writePublicRow(
    inside.db,
    storedKindOf(inside, key.kind),
    { key, content, publishedAt },
    others,
  )
  if (publishedAt) await setLive(inside, document, n)
}

async function appendRevision(inside: Inside, document: DocumentRow, content: Content) {
  const { db, tables, now } = inside
  const n = document.contentRev + 1
  document.contentRev = n
  await db
    .update(tables.documents)
    .set({ contentRev: n })
    .where(eq(tables.documents.id, document.id))
  await insertRevision(inside, { documentId: document.id, n, ...noAuthor, at: now, content })
  return n
}

async function setLive(inside: Inside, { id }: DocumentRow, liveRev: number | null) {
  const { db, tables, now } = inside
  const firstPublishedAt = sql`coalesce(${tables.documents.firstPublishedAt}, ${now.toISOString()})`
  await db
    .update(tables.documents)
    .set({ liveRev, ...(liveRev && { firstPublishedAt }) })
    .where(eq(tables.documents.id, id))
  const done = { documentId: id, revisionN: liveRev, dueAt: now, doneAt: now, setByName: '' }
  await insertPublication(inside, done)
}

function keyOf({ document: { kind, slug, locale } }: Pick<Known, 'document'>): DocumentKey {
  return { kind, slug, locale } as DocumentKey
}

function nameOf({ kind, slug, locale }: DocumentKey): string {
  return `${kind}/${slug}/${locale}`
}

/** An absent field and an empty one mean the same. */
function isSame(one: object, other: object): boolean {
  return isDeepStrictEqual(withoutGaps(one), withoutGaps(other))
}

function withoutGaps(content: object): unknown {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    const isGap = !value || (Array.isArray(value) && value.length === 0)
    return isGap && value !== 0 ? undefined : value
  })
}
