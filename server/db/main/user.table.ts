import { sql } from 'drizzle-orm'
import { check, date, integer, text, unique } from 'drizzle-orm/pg-core'
import { memberProfileFields } from '#server/contract/member-profile.schema.ts'
import { isLine } from './is-line.ts'
import { lastRangeInteger } from './last-range-integer.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A member. An account has a password, a Google identity or both. Its email was confirmed before
 * the account existed and is stored in lower case, so one mailbox has one account. `deletedAt`
 * marks a deleted account: the row stays for invoices, without personal data.
 */
export const userTable = mainSchema.table(
  'users',
  {
    id: text('id').primaryKey(),
    /** Stands in the exclusion constraint on appointments, which compares ranges of integers. */
    number: integer('number')
      .notNull()
      .unique('users_number')
      .generatedAlwaysAsIdentity(lastRangeInteger),
    email: text('email').notNull().unique('users_email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    country: text('country').notNull().default(''),
    /** E.164, or empty. */
    phone: text('phone').notNull().default(''),
    photoUrl: text('photo_url').notNull().default(''),
    /** argon2id, with its parameters and salt. */
    passwordHash: text('password_hash'),
    googleIssuer: text('google_issuer'),
    googleSubject: text('google_subject'),
    /** Shown to its owner; issuer and subject are the identity. */
    googleEmail: text('google_email').notNull().default(''),
    /** The language of mails; the site's language is in the visitor's cookie. */
    locale: text('locale', { enum: ['en', 'id'] })
      .notNull()
      .default('id'),
    emailVerifiedAt: moment('email_verified_at').notNull(),
    /** When the member first said that they are 18 or older, as the terms need it. */
    adultStatedAt: moment('adult_stated_at'),
    createdAt: moment('created_at').notNull(),
    /** While it is set, the member is refused at every sign-in and call. */
    suspendedAt: moment('suspended_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('users_google_identity').on(table.googleIssuer, table.googleSubject),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'users_google_whole',
      sql`(${table.googleIssuer} is null) = (${table.googleSubject} is null)`,
    ),
    check(
      'users_can_sign_in',
      sql`${table.deletedAt} is not null or ${table.passwordHash} is not null or ${table.googleSubject} is not null`,
    ),
    check(
      'users_lines',
      isLine(...memberProfileFields.map((field) => table[field]).filter(({ notNull }) => notNull)),
    ),
    check('users_locale', sql`${table.locale} in ('en', 'id')`),
  ],
)
export type User = typeof userTable.$inferSelect
