import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '#server/db/bytes-column.ts'
import { blogRevisionTable } from './blog-history.table.ts'
import { blogSchema } from './blog-schema.ts'

/** The pictures of articles. They never change; one that a revision shows is never deleted. */
export const pictureTable = blogSchema.table(
  'pictures',
  {
    /** Of the file that came, so that the same file makes one picture. */
    sha256: text('sha256').primaryKey(),
    extension: text('extension', { enum: ['jpg', 'png'] }).notNull(),
    /** The largest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    altId: text('alt_id').notNull(),
    altEn: text('alt_en').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  ({ sha256, altId, altEn }) => [
    check('sha256_is_hex', sql`${sha256} ~ '^[0-9a-f]{64}$'`),
    check('pictures_are_described', sql`btrim(${altId}) <> '' and btrim(${altEn}) <> ''`),
  ],
)

/** The files that browsers get of a picture. */
export const pictureSizeTable = blogSchema.table(
  'picture_sizes',
  {
    sha256: text('sha256')
      .notNull()
      .references(() => pictureTable.sha256, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.width] })],
)

/** Which revision shows which picture. A trigger of the revisions fills it. */
export const pictureUseTable = blogSchema.table(
  'picture_uses',
  {
    sha256: text('sha256').notNull(),
    documentId: integer('document_id').notNull(),
    revisionN: integer('revision_n').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sha256, table.documentId, table.revisionN] }),
    foreignKey({
      name: 'picture_of_use',
      columns: [table.sha256],
      foreignColumns: [pictureTable.sha256],
    }).onDelete('restrict'),
    foreignKey({
      name: 'revision_of_use',
      columns: [table.documentId, table.revisionN],
      foreignColumns: [blogRevisionTable.documentId, blogRevisionTable.n],
    }),
  ],
)
