import type { RegisteringIdentity } from '#server/backends/main/identity/auth/access-token.ts'
import { deleteGoogleSignInsOf } from '#server/backends/main/identity/auth/google-sign-in.repository.ts'
import type { GoogleIdentity } from '#server/backends/main/identity/auth/google-sign-in.ts'
import { endSessionsOfUser } from '#server/backends/main/identity/auth/session.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { googleMailDomains, mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import { writeGoogleConnectedMail } from '#server/backends/main/platform/mail/account-mails.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteRegistrationsOf } from './registration.repository.ts'
import type { StoredProfile } from './stored-profile.ts'
import {
  findUserByGoogle,
  insertUser,
  lockUser,
  lockUserByEmail,
  updateUser,
} from './user.repository.ts'

/**
 * Returns the account of a Google identity with a verified address, or undefined. If Google runs the
 * mailbox, the address is proved now: its pending registrations are deleted, and its account is
 * connected. Throws MainFailure `GOOGLE_PROOF_NEEDED` if an account has the address of a mailbox
 * that Google does not run. Throws `GOOGLE_SIGN_IN_REFUSED` if the account has another identity.
 */
export async function findGoogleAccount(
  context: MailContext,
  tx: Database,
  identity: GoogleIdentity,
): Promise<User | undefined> {
  if (identity.ownsMailbox) await deleteRegistrationsOf(tx, identity.email)
  const connectedUser = await findUserByGoogle(tx, identity)
  if (connectedUser) return connectedUser
  const userWithAddress = await lockUserByEmail(tx, identity.email)
  if (!userWithAddress) return undefined
  if (!userWithAddress.googleSubject && !identity.ownsMailbox)
    throw new MainFailure('GOOGLE_PROOF_NEEDED')
  const merged = await linkToGoogle(context, tx, userWithAddress, identity)
  // The sessions so far may belong to another person who knows the password.
  await endSessionsOfUser(tx, { userId: merged.id, at: context.clock.now() })
  await deleteGoogleSignInsOf(tx, merged.id)
  return merged
}

/**
 * Throws MainFailure `invalid token` if the identity has an account, because a token registers
 * once.
 */
export async function createGoogleAccount(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { issuer, subject, email, photoUrl }: RegisteringIdentity,
  profile: StoredProfile,
): Promise<User> {
  const now = context.clock.now()
  // Same lock order as a confirmation, to avoid a deadlock.
  await deleteRegistrationsOf(tx, email)
  const user = await insertUser(tx, {
    id: randomId(),
    email,
    ...profile,
    photoUrl,
    googleIssuer: issuer,
    googleSubject: subject,
    googleEmail: email,
    emailVerifiedAt: now,
    createdAt: now,
  })
  if (!user) throw new MainFailure('invalid token')
  await appendAuditEntry(context, tx, { action: 'account_created', subjectId: user.id })
  return user
}

/**
 * Connects a Google identity to a member. Its address may differ from the account's. Throws
 * MainFailure `GOOGLE_SIGN_IN_REFUSED` if either side is connected otherwise.
 */
export async function connectGoogleAccount(
  context: MailContext,
  tx: Database,
  userId: string,
  identity: RegisteringIdentity,
): Promise<void> {
  const user = await lockUser(tx, userId)
  const owner = await findUserByGoogle(tx, identity)
  if (!user || (owner && owner.id !== userId)) throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  if (!owner) await linkToGoogle(context, tx, user, identity)
}

/** Deletes a user's Google identity and the data that came from it. */
export async function unlinkGoogle(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { id, googleSubject }: User,
): Promise<void> {
  await deleteGoogleSignInsOf(tx, id)
  if (googleSubject === null) return
  await updateUser(tx, id, {
    googleIssuer: null,
    googleSubject: null,
    googleEmail: '',
    photoUrl: '',
  })
  await appendAuditEntry(context, tx, { action: 'google_disconnected', subjectId: id })
}

/**
 * Whether a Google identity of the user is as good a proof as a mail to them. Its address is
 * theirs, and Google runs that mailbox. Of a domain with its own Google Workspace this is not
 * stored.
 */
export function isOwnGoogleMailbox({ email, googleEmail }: User): boolean {
  const domain = googleEmail.slice(googleEmail.lastIndexOf('@') + 1)
  return googleMailDomains.includes(domain) && mailboxOf(googleEmail) === mailboxOf(email)
}

/** Notifies the owner, because the Google account now opens this one. */
async function linkToGoogle(
  context: MailContext,
  tx: Database,
  user: User,
  { issuer, subject, email, photoUrl }: RegisteringIdentity,
): Promise<User> {
  if (user.googleSubject) throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  const link = {
    googleIssuer: issuer,
    googleSubject: subject,
    googleEmail: email,
    photoUrl: user.photoUrl || photoUrl,
  }
  await appendAuditEntry(context, tx, { action: 'google_connected', subjectId: user.id })
  const addressee = { ...user, productName: context.productName }
  const forgotten = `${context.publicOrigin}/auth/forgot-password`
  await enqueueMail(
    context,
    tx,
    user.email,
    writeGoogleConnectedMail(addressee, { link: forgotten, googleEmail: email }),
  )
  return updateUser(tx, user.id, link)
}
