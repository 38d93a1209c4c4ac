import type * as v from 'valibot'
import { hashPassword } from '#server/backends/main/auth/password-hash.ts'
import { later } from '#server/backends/main/later.ts'
import {
  writeAlreadyRegisteredMail,
  writeVerificationMail,
} from '#server/backends/main/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { hashOfToken, randomId, randomToken } from '#server/backends/main/random-secret.ts'
import type { registrationSchema, resendVerificationSchema } from '#server/contract/auth.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { isCommonPassword } from './common-passwords.ts'
import { replaceVerification, takeVerification } from './email-verification.repository.ts'
import { findUserByEmail, insertUser, lockUserByEmail, updateUser } from './user.repository.ts'

const verificationLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Registers an address. The caller cannot tell whether it had an account: the work and the answer
 * are the same, and what happened is told to the mailbox alone. An address that nobody confirmed
 * belongs to nobody, so the newest registration of it counts.
 */
export async function register(
  parts: MainParts,
  registration: v.InferOutput<typeof registrationSchema>,
): Promise<void> {
  const { email, firstName, lastName, password, locale } = registration
  if (isCommonPassword(password)) throw new MainFailure('PASSWORD_TOO_COMMON')
  const passwordHash = await hashPassword(password)
  await parts.db.transaction(async (tx) => {
    const profile = { firstName, lastName, passwordHash }
    const created = await insertUser(tx, {
      id: randomId(),
      email,
      ...profile,
      createdAt: parts.clock.now(),
    })
    if (created) return sendVerification(parts, tx, created, locale)
    const known = await lockUserByEmail(tx, email)
    if (!known) throw new Error('The address was taken a moment ago and is free now')
    if (known.emailVerifiedAt) return sendReminder(parts, tx, known, locale)
    await sendVerification(parts, tx, await updateUser(tx, known.id, profile), locale)
  })
}

/** Sends the link again; the earlier one ends. Silent about unknown and verified addresses. */
export async function resendVerification(
  parts: MainParts,
  { email, locale }: v.InferOutput<typeof resendVerificationSchema>,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user && !user.emailVerifiedAt) await sendVerification(parts, tx, user, locale)
  })
}

/** @throws MainFailure `VERIFICATION_LINK_OUTDATED` for every link that does not work (any more) */
export async function confirmEmail(parts: MainParts, token: string): Promise<void> {
  const now = parts.clock.now()
  await parts.db.transaction(async (tx) => {
    const verification = await takeVerification(tx, hashOfToken(token))
    if (!verification || verification.expiresAt <= now)
      throw new MainFailure('VERIFICATION_LINK_OUTDATED')
    await updateUser(tx, verification.userId, { emailVerifiedAt: now })
  })
}

async function sendVerification(
  parts: MainParts,
  tx: Database,
  user: User,
  locale: ContentLocale,
): Promise<void> {
  const token = randomToken()
  await replaceVerification(tx, {
    userId: user.id,
    tokenHash: hashOfToken(token),
    expiresAt: later(parts.clock.now(), verificationLifetimeMs),
  })
  const link = `${parts.publicOrigin}/auth/verify-email?token=${token}`
  const addressee = { firstName: user.firstName, locale, productName: parts.productName }
  await enqueueMail(parts, tx, user.email, writeVerificationMail(addressee, { link }))
}

async function sendReminder(
  parts: MainParts,
  tx: Database,
  user: User,
  locale: ContentLocale,
): Promise<void> {
  const link = `${parts.publicOrigin}/auth?tab=login`
  const addressee = { firstName: user.firstName, locale, productName: parts.productName }
  await enqueueMail(parts, tx, user.email, writeAlreadyRegisteredMail(addressee, { link }))
}
