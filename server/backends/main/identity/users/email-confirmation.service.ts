import type * as v from 'valibot'
import { isPasswordRight } from '#server/backends/main/identity/auth/password-hash.ts'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomId } from '#server/backends/main/platform/random-secret.ts'
import type { ConfirmedEmail, confirmEmailSchema } from '#server/contract/account.schema.ts'
import type { Registration } from '#server/db/main/registration.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteRegistrationsOf, findRegistration } from './registration.repository.ts'
import { findUserByEmail, insertUser } from './user.repository.ts'

type Confirmation = v.InferOutput<typeof confirmEmailSchema> & { device: string }

/**
 * Creates the account of a registration and signs its owner in. The link proves the mailbox. The
 * password, or the key of the browser that signed up, proves the sign-up. A stranger who signs up
 * with another's address lacks the link. The owner of the mailbox, a mail scanner and a thief of the
 * link lack password and key. Throws MainFailure `VERIFICATION_LINK_OUTDATED` if the link is unknown,
 * used or expired, or `Password is wrong`.
 */
export async function confirmEmail(
  context: MainContext,
  { token, device, ...proof }: Confirmation,
): Promise<ConfirmedEmail> {
  const link = { tokenHash: hashOfToken(token), now: context.clock.now() }
  const registration = await findRegistration(context.db, link)
  if (!registration || (await findUserByEmail(context.db, registration.email)))
    throw new MainFailure('VERIFICATION_LINK_OUTDATED')
  if (!(await provesSignUp(registration, proof))) throw new MainFailure('Password is wrong')
  return context.db.transaction(async (tx) => {
    const user = await createUser(context, tx, registration)
    const session = await openSession(context, tx, { user, device })
    return { ...session, redirect: registration.redirect }
  })
}

async function provesSignUp(
  { browserKeyHash, passwordHash }: Registration,
  { browserKey, password }: Pick<Confirmation, 'browserKey' | 'password'>,
): Promise<boolean> {
  if (browserKey !== undefined && hashOfToken(browserKey) === browserKeyHash) return true
  return password !== '' && isPasswordRight(passwordHash, password)
}

async function createUser(
  context: MainContext,
  tx: Database,
  { email, firstName, lastName, passwordHash, locale }: Registration,
): Promise<User> {
  const now = context.clock.now()
  await deleteRegistrationsOf(tx, email)
  const user = await insertUser(tx, {
    id: randomId(),
    email,
    firstName,
    lastName,
    passwordHash,
    locale,
    emailVerifiedAt: now,
    createdAt: now,
  })
  // Of several concurrent confirmations, one creates the account.
  if (!user) throw new MainFailure('VERIFICATION_LINK_OUTDATED')
  await appendAuditEntry(context, tx, { action: 'account_created', subjectId: user.id })
  return user
}
