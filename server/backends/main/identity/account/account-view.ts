import type { Account } from '#server/contract/account.schema.ts'
import type { User } from '#server/db/main/user.table.ts'

/** A member's account as its owner may see it. */
export function accountViewOf(user: User): Account {
  const { firstName, lastName, email, country, phone, locale } = user
  return {
    firstName,
    lastName,
    email,
    birthDate: user.birthDate ?? '',
    country,
    phone,
    locale,
    hasPassword: user.passwordHash !== null,
    googleEmail: user.googleSubject === null ? null : user.googleEmail,
  }
}
