import { minuteMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'

/** How long a sign-in or a proved address stands for the code of an order. */
const proofLifetimeMs = 30 * minuteMs

/**
 * Whether an order of the member needs a mailed code. It does not if their session began, or their
 * address was proved, a short time ago. A renewed session keeps its beginning.
 */
export function needsCode(
  { clock }: Pick<MainContext, 'clock'>,
  { user, signedInAt }: Pick<Member, 'user' | 'signedInAt'>,
): boolean {
  const since = later(clock.now(), -proofLifetimeMs)
  return signedInAt <= since && user.emailVerifiedAt <= since
}
