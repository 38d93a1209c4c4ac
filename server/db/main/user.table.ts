import { sql } from 'drizzle-orm'
import { check, date, text, unique } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A member. An account has a password, a Google identity, or both, and never neither. It is
 * `unverified` until `emailVerifiedAt` is set; an unverified account cannot sign in. Addresses are
 * kept in lower case, so one mailbox has one account.
 */
export const userTable = mainSchema.table(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique('users_email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    country: text('country').notNull().default(''),
    phone: text('phone').notNull().default(''),
    photoUrl: text('photo_url').notNull().default(''),
    /** argon2id, with its parameters and salt. */
    passwordHash: text('password_hash'),
    googleIssuer: text('google_issuer'),
    googleSubject: text('google_subject'),
    emailVerifiedAt: moment('email_verified_at'),
    createdAt: moment('created_at').notNull(),
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
      sql`${table.passwordHash} is not null or ${table.googleSubject} is not null`,
    ),
  ],
)
export type User = typeof userTable.$inferSelect
