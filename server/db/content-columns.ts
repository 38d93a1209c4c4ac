import { text, timestamp } from 'drizzle-orm/pg-core'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * The columns of every content table. Each language is a separate row with its own publication.
 * Readers see a row from `published_at` on, never while that is null. A trigger sets `edited_at`
 * unless the seeds write; they leave such a row alone.
 */
export const contentColumns = {
  locale: text('locale').$type<ContentLocale>().notNull(),
  publishedAt: moment('published_at'),
  editedAt: moment('edited_at'),
}
