import { minuteMs } from '#app/lib/time.ts'
import { isPasswordRight } from '#server/backends/main/identity/auth/password-hash.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { emailAddressOf } from '#server/contract/email-address.ts'
import type { User } from '#server/db/main/user.table.ts'

/** How long a sign-in with Google proves who signs, as a password does. */
const recentSignInMs = 10 * minuteMs

/** A member without a password repeats their email address as a confirmation. */
export async function isProven({ passwordHash, email }: User, proof: string): Promise<boolean> {
  if (passwordHash) return isPasswordRight(passwordHash, proof)
  return emailAddressOf(proof) === email
}

/** @throws MainFailure `Password is wrong`; `TOO_MANY_REQUESTS` after too many wrong ones */
async function requireProof(
  context: MainContext,
  { user }: Member,
  { proof, client }: { proof: string; client: string },
): Promise<void> {
  const subjects = { client, account: user.id }
  await limitRate(context, 'proveAgain', subjects)
  if (!(await isProven(user, proof))) throw new MainFailure('Password is wrong')
  await refundRateLimit(context, 'proveAgain', subjects)
}

/**
 * Requires a proof of the person who signs a record. It is the password or, without one, a sign-in
 * of the last ten minutes.
 * @throws MainFailure `SIGN_IN_AGAIN`, or like `requireProof`
 */
export async function requireSignature(
  context: MainContext,
  member: Member,
  given: { proof: string; client: string },
): Promise<void> {
  const { user, signedInAt } = member
  if (!user.passwordHash && signedInAt < later(context.clock.now(), -recentSignInMs))
    throw new MainFailure('SIGN_IN_AGAIN')
  await requireProof(context, member, given)
}
