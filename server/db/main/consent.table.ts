import { boolean, index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Proof of consent (UU PDP art. 24): one row a choice, never changed; the newest of a visitor is the
 * one that counts. Who the visitor is, it does not know.
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
