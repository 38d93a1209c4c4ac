import type * as v from 'valibot'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { writeAlreadyRegisteredMail } from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomId, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { registrationSchema } from '#server/contract/auth.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { isCommonPassword } from './common-passwords.ts'
import { redirectQueryOf } from './redirect-query.ts'
import { deleteExpiredRegistrations, insertRegistration } from './registration.repository.ts'
import { findUserByEmail } from './user.repository.ts'
import { mailVerificationLink, verificationLifetimeMs } from './verification-link.service.ts'

/**
 * Stores a sign-up until its address is proved. No account exists before that. The answer is the
 * same whether or not the address has an account. Only the mailbox learns the difference.
 */
export async function register(
  context: MainContext,
  { password, browserKey, ...person }: v.InferOutput<typeof registrationSchema>,
): Promise<void> {
  if (isCommonPassword(password)) throw new MainFailure('PASSWORD_TOO_COMMON')
  const passwordHash = await hashPassword(password)
  const now = context.clock.now()
  await context.db.transaction(async (tx) => {
    await deleteExpiredRegistrations(tx, now)
    const user = await findUserByEmail(tx, person.email)
    if (user) return mailAlreadyRegistered(context, tx, user, person.redirect)
    const token = randomToken()
    await insertRegistration(tx, {
      id: randomId(),
      ...person,
      passwordHash,
      browserKeyHash: browserKey === undefined ? null : hashOfToken(browserKey),
      tokenHash: hashOfToken(token),
      createdAt: now,
      expiresAt: later(now, verificationLifetimeMs),
    })
    await mailVerificationLink(context, tx, { ...person, token })
  })
}

async function mailAlreadyRegistered(
  context: MainContext,
  tx: Database,
  { firstName, email, locale }: User,
  redirect: string,
): Promise<void> {
  const query = new URLSearchParams({ tab: 'login', ...redirectQueryOf(redirect) })
  const link = `${context.publicOrigin}/auth?${query}`
  const addressee = { firstName, locale, productName: context.productName }
  await enqueueMail(context, tx, email, writeAlreadyRegisteredMail(addressee, { link }))
}
