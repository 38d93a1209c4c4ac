import type * as v from 'valibot'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { writeVerificationMail } from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { resendVerificationSchema } from '#server/contract/auth.schema.ts'
import type { Registration } from '#server/db/main/registration.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findNewestRegistration, replaceLink } from './registration.repository.ts'
import { findUserByEmail } from './user.repository.ts'

export const verificationLifetimeMs = 24 * 60 * 60 * 1000

type Request = v.InferOutput<typeof resendVerificationSchema>

/** Sends the link again; the earlier one ends. Silent about unknown and verified addresses. */
export async function resendVerification(parts: MainParts, request: Request): Promise<void> {
  await parts.db.transaction(async (tx) => {
    if (await findUserByEmail(tx, request.email)) return
    await renewVerificationLink(parts, tx, request)
  })
}

/** Gives the newest registration of an address, if there is one, a new link, and mails it. */
export async function renewVerificationLink(
  parts: MainParts,
  tx: Database,
  { email, locale }: Request,
): Promise<void> {
  const now = parts.clock.now()
  const registration = await findNewestRegistration(tx, { email, now })
  if (!registration) return
  const token = randomToken()
  const expiresAt = later(now, verificationLifetimeMs)
  await replaceLink(tx, registration.id, { tokenHash: hashOfToken(token), expiresAt })
  await mailVerificationLink(parts, tx, { ...registration, locale, token })
}

export async function mailVerificationLink(
  parts: MainParts,
  tx: Database,
  {
    email,
    firstName,
    locale,
    token,
  }: Pick<Registration, 'email' | 'firstName' | 'locale'> & { token: string },
): Promise<void> {
  const link = `${parts.publicOrigin}/auth/verify-email?token=${token}`
  const addressee = { firstName, locale, productName: parts.productName }
  await enqueueMail(parts, tx, email, writeVerificationMail(addressee, { link }))
}
