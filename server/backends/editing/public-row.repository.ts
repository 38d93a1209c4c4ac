import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import type { EditingContext, StoredKind } from './editing-context.ts'

export type PublicRow = {
  key: DocumentKey
  content: Content
  publishedAt: Date | null
  editedAt: Date | null
}

/** Returns how this backend stores a kind. Throws if the kind belongs to the other backend. */
export function storedKindOf({ kinds }: Pick<EditingContext, 'kinds'>, kind: ContentKind) {
  const stored = kinds[kind]
  if (!stored) throw new Error(`This backend has no ${kind}`)
  return stored
}

/** Returns every row that visitors read, or could read, of a kind. */
export async function listPublicRows(
  db: Database,
  kind: ContentKind,
  stored: StoredKind,
): Promise<PublicRow[]> {
  const rows = await db.select().from(stored.table)
  return rows.map((row) => toPublicRow(kind, stored, row))
}

/** Returns the row of a document with a lock, or undefined if it was never published. */
export async function findPublicRow(db: Database, stored: StoredKind, key: DocumentKey) {
  const [row] = await db.select().from(stored.table).where(isRowOf(stored, key)).for('update')
  return row && toPublicRow(key.kind, stored, row)
}

/** Returns false if the text is about something that visitors could not see. */
export async function hasParent(db: Database, { parent }: StoredKind, slug: string) {
  return !parent || (await db.$count(parent.table, eq(parent.slugColumn, slug))) > 0
}

/** Shows the content to visitors from `publishedAt` on. */
export async function writePublicRow(
  db: Database,
  stored: StoredKind,
  { key, content, publishedAt }: Pick<PublicRow, 'key' | 'content' | 'publishedAt'>,
  others: Record<string, unknown> = {},
): Promise<void> {
  const { table, slugColumn } = stored
  const shown = { ...wholeContent(key.kind, content), ...others, publishedAt }
  const address = slugColumn ? { [propertyOf(stored)]: key.slug } : {}
  await db
    .insert(table)
    .values({ ...address, locale: key.locale, ...shown } as never)
    .onConflictDoUpdate({
      target: slugColumn ? [slugColumn, table.locale] : [table.locale],
      set: shown,
    })
}

/** Hides the text from visitors and keeps the row. */
export async function hidePublicRow(db: Database, stored: StoredKind, key: DocumentKey) {
  await db
    .update(stored.table)
    .set({ publishedAt: null } as never)
    .where(isRowOf(stored, key))
}

function isRowOf(
  { table, slugColumn }: StoredKind,
  { slug, locale }: DocumentKey,
): SQL | undefined {
  return and(eq(table.locale, locale), slugColumn && eq(slugColumn, slug))
}

function propertyOf({ table, slugColumn }: StoredKind): string {
  const columns = Object.entries(getTableColumns(table))
  return columns.find(([, column]) => column === slugColumn)?.[0] ?? ''
}

function toPublicRow(
  kind: ContentKind,
  stored: StoredKind,
  row: Record<string, unknown>,
): PublicRow {
  const slug = stored.slugColumn ? String(row[propertyOf(stored)]) : kind
  return {
    key: { kind, slug, locale: row.locale as ContentLocale },
    content: Object.fromEntries(fieldsOf(kind).map((field) => [field, row[field]])),
    publishedAt: row.publishedAt as Date | null,
    editedAt: row.editedAt as Date | null,
  }
}

/** A field that the content leaves out gets the default of its column. */
function wholeContent(kind: ContentKind, content: Content): Content {
  return Object.fromEntries(fieldsOf(kind).map((field) => [field, content[field] ?? sql`default`]))
}

function fieldsOf(kind: ContentKind): string[] {
  return Object.keys(contentSchemas[kind].entries)
}
