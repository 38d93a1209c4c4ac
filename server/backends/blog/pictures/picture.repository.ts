import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import type { PictureSize } from '#server/contract/picture-address.ts'
import { blogDocumentTable } from '#server/db/blog/blog-history.table.ts'
import { pictureSizeTable, pictureTable, pictureUseTable } from '#server/db/blog/picture.table.ts'
import type { Database } from '#server/db/open-database.ts'

type NewPicture = typeof pictureTable.$inferInsert
type SizeFile = { width: number; height: number; content: Uint8Array }

export function listPictures(db: Database) {
  return db.select().from(pictureTable).orderBy(desc(pictureTable.addedAt), pictureTable.sha256)
}

export async function hasPicture(db: Database, sha256: string): Promise<boolean> {
  return (await db.$count(pictureTable, eq(pictureTable.sha256, sha256))) > 0
}

export function countPictures(db: Database) {
  return db.$count(pictureTable)
}

/** Inserts a picture with its sizes. Another call may have inserted it meanwhile. */
export async function insertPicture(db: Database, picture: NewPicture, files: SizeFile[]) {
  const { sha256 } = picture
  const inserted = await db.insert(pictureTable).values(picture).onConflictDoNothing().returning()
  if (inserted.length > 0)
    await db.insert(pictureSizeTable).values(files.map((file) => ({ sha256, ...file })))
}

/** Returns false for an unknown picture. Throws by `picture_of_use` if a revision shows it. */
export async function deletePicture(db: Database, sha256: string): Promise<boolean> {
  const deleted = await db
    .delete(pictureTable)
    .where(eq(pictureTable.sha256, sha256))
    .returning({ sha256: pictureTable.sha256 })
  return deleted.length > 0
}

/** Returns the texts that show pictures: of one picture, or of all. */
export async function listUses(db: Database, sha256?: string) {
  const { kind, slug, locale } = blogDocumentTable
  const rows = await db
    .selectDistinct({ sha256: pictureUseTable.sha256, kind, slug, locale })
    .from(pictureUseTable)
    .innerJoin(blogDocumentTable, eq(blogDocumentTable.id, pictureUseTable.documentId))
    .where(sha256 === undefined ? undefined : eq(pictureUseTable.sha256, sha256))
    .orderBy(asc(kind), asc(slug), asc(locale))
  return rows.map(({ sha256: of, ...key }) => ({ sha256: of, key: key as DocumentKey }))
}

export async function findFile(db: Database, { sha256, width, height, extension }: PictureSize) {
  const [row] = await db
    .select({ content: pictureSizeTable.content })
    .from(pictureSizeTable)
    .innerJoin(pictureTable, eq(pictureTable.sha256, pictureSizeTable.sha256))
    .where(
      and(
        eq(pictureSizeTable.sha256, sha256),
        eq(pictureSizeTable.width, width),
        eq(pictureSizeTable.height, height),
        eq(pictureTable.extension, extension),
      ),
    )
  return row?.content
}

/** Lets one transaction count and insert at a time. */
export async function lockPictures(db: Database) {
  await db.execute(sql`lock table ${pictureTable} in share row exclusive mode`)
}
