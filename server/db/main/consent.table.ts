import { boolean, index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Proof of consent (UU PDP art. 24): one immutable row per choice; a visitor's newest row counts.
 * The row does not identify the visitor.
 */
export const consentTable = mainSchema.table(
  'consents',
  {
    id: text('id').primaryKey(),
    visitorId: text('visitor_id').notNull(),
    textVersion: text('text_version').notNull(),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    enableCookiesFunctional: boolean('enable_cookies_functional').notNull(),
    enableCookiesAnalytics: boolean('enable_cookies_analytics').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('consents_by_visitor').on(table.visitorId, table.givenAt)],
)
