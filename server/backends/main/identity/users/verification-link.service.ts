import type * as v from 'valibot'
import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { writeVerificationMail } from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { resendVerificationSchema } from '#server/contract/auth.schema.ts'
import type { Registration } from '#server/db/main/registration.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findNewestRegistration, replaceLink } from './registration.repository.ts'
import { findUserByEmail } from './user.repository.ts'

export const verificationLifetimeMs = dayMs

type Request = v.InferOutput<typeof resendVerificationSchema>

/** Replaces the link and mails it. Does nothing for unknown and verified addresses. */
export async function resendVerification(context: MainContext, request: Request): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (await findUserByEmail(tx, request.email)) return
    await renewVerificationLink(context, tx, request)
  })
}

/** Replaces and mails the link of an address's newest registration, if it has one. */
export async function renewVerificationLink(
  context: MainContext,
  tx: Database,
  { email, locale }: Request,
): Promise<void> {
  const registration = await findNewestRegistration(tx, { email, now: context.clock.now() })
  if (registration) await renewLinkOf(context, tx, { ...registration, locale })
}

/** Replaces and mails the link of a registration. */
export async function renewLinkOf(
  context: MainContext,
  tx: Database,
  registration: Registration,
): Promise<void> {
  const token = randomToken()
  const expiresAt = later(context.clock.now(), verificationLifetimeMs)
  await replaceLink(tx, registration.id, { tokenHash: hashOfToken(token), expiresAt })
  await mailVerificationLink(context, tx, { ...registration, token })
}

export async function mailVerificationLink(
  context: MainContext,
  tx: Database,
  {
    email,
    firstName,
    locale,
    token,
  }: Pick<Registration, 'email' | 'firstName' | 'locale'> & { token: string },
): Promise<void> {
  const link = `${context.publicOrigin}/auth/verify-email?token=${token}`
  const addressee = { firstName, locale, productName: context.productName }
  await enqueueMail(context, tx, email, writeVerificationMail(addressee, { link }))
}
