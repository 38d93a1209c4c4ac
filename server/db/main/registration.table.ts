import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { isLine } from './is-line.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A sign-up whose email is not confirmed yet. An email can have several, each with the password of
 * the visitor who made it. An account exists only once one is confirmed with its own link and its
 * own password. So an attacker's password never gets an owner's confirmation. Confirming one
 * deletes all others of the email. The link's token is stored as its SHA-256.
 */
export const registrationTable = mainSchema.table(
  'registrations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** argon2id, with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** The page to lead to after the confirmation, or empty. */
    redirect: text('redirect').notNull().default(''),
    /** SHA-256 of the key in the browser that signed up. Null if it sent none. */
    browserKeyHash: text('browser_key_hash'),
    tokenHash: text('token_hash').notNull().unique('registrations_token'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('registrations_of_email').on(table.email, table.createdAt),
    index('registrations_by_expiry').on(table.expiresAt),
    check('registrations_email_lower', sql`${table.email} = lower(${table.email})`),
    check('registrations_lines', isLine(table.firstName, table.lastName)),
    check('registrations_redirect', sql`${table.redirect} ~ '^(/|$)'`),
    check('registrations_locale', sql`${table.locale} in ('en', 'id')`),
  ],
)
export type Registration = typeof registrationTable.$inferSelect
