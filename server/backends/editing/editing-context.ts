import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '#server/clock.ts'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import type { HistoryTables } from '#server/db/history-tables.ts'
import type { Database } from '#server/db/open-database.ts'

/** The table of a kind that visitors read: one row per text and language. */
type PublicTable = PgTable & {
  locale: PgColumn
  publishedAt: PgColumn
  editedAt: PgColumn
}

/** How a backend stores a kind. The names of the content's fields are those of the columns. */
export type StoredKind = {
  table: PublicTable
  /** Absent if there is one text per language. */
  slugColumn?: PgColumn
  /** Removes what the contract does not allow. */
  clean?: (content: Content) => Content
  /** What the row shows of the signature. */
  reviewColumns?: (review: Review) => Record<string, unknown>
  /** The table of what a text is about, by the same slug. It comes before its words. */
  parent?: { table: PgTable; slugColumn: PgColumn }
  /** Visitors always see it: other texts refer to it. */
  isPermanent?: boolean
}

export type Review = { reviewerName: string; credentials: string; reviewedOn: string }

export type EditingContext = {
  db: Database
  clock: Clock
  tables: HistoryTables
  kinds: Partial<Record<ContentKind, StoredKind>>
  /** Drops the kept pages of this process; other processes hear of the change by a trigger. */
  dropPages: () => void
  /** Checks the passes that the main backend signs. */
  passSecret: string
}
