import { text, timestamp } from 'drizzle-orm/pg-core'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * What every text of the blog has. Each language is a row of its own and is published by itself:
 * it is shown from `published_at` on, and never while that is null. `edited_at` is set by whoever
 * changes a row by hand; the seed leaves such a row alone.
 */
export const contentColumns = {
  locale: text('locale').$type<ContentLocale>().notNull(),
  publishedAt: moment('published_at'),
  editedAt: moment('edited_at'),
}
