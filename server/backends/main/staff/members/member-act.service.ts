import { endSessionsOfUser } from '#server/backends/main/identity/auth/session.repository.ts'
import { lockUser, updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clearAccountLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import type { LimitName } from '#server/backends/main/platform/http/rate-limits.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeAccountResumedMail,
  writeAccountSuspendedMail,
} from '#server/backends/main/platform/mail/member-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { findStaffMember } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { MemberAct } from '#server/contract/admin-member.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Effect = (context: MainContext, tx: Database, user: User) => Promise<void>

const effects: Record<MemberAct, Effect> = {
  suspension: suspend,
  resumption: resume,
  'session-end': endSessions,
  unlocking: async () => {},
}

/** Each counts failures or mails of one address. */
const addressLimits = ['signIn', 'forgotPassword', 'resendVerification'] as const

/** Each counts codes or failures of one signed-in member. */
const memberLimits = ['sendOtp', 'proveAgain', 'proveStaff'] as const

/**
 * Does an act about an account, with its audit entry.
 * @throws MainFailure `ERR_NO_MEMBER`, `STAFF_ACCOUNT` for the suspension of a person of the staff, or
 *   `OWN_ACCOUNT` for the unlocking of one's own account
 */
export async function actOnMember(
  context: MainContext,
  staffAct: StaffAct,
  { userId, act, reason }: { userId: string; act: MemberAct; reason: string },
): Promise<void> {
  // A thief of an open staff session could guess its second factor without end.
  if (act === 'unlocking' && userId === staffAct.actorId) throw new MainFailure('OWN_ACCOUNT')
  const unlocked = await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new MainFailure('ERR_NO_MEMBER')
    await effects[act](context, tx, user)
    await appendStaffEntry(context, tx, staffAct, { objectId: userId, subjectId: userId, reason })
    return user
  })
  if (act === 'unlocking') await unlock(context, unlocked)
}

/** Ends all sessions, so the next call of the member is refused. */
async function suspend(context: MainContext, tx: Database, user: User): Promise<void> {
  // The console would lose a person whom only an owner may suspend.
  if (await findStaffMember(tx, user.id)) throw new MainFailure('STAFF_ACCOUNT')
  if (user.suspendedAt) return
  await updateUser(tx, user.id, { suspendedAt: context.clock.now() })
  await endSessions(context, tx, user)
  await enqueueMail(context, tx, user.email, writeAccountSuspendedMail(addresseeOf(context, user)))
}

async function resume(context: MainContext, tx: Database, user: User): Promise<void> {
  if (!user.suspendedAt) return
  await updateUser(tx, user.id, { suspendedAt: null })
  const link = `${context.publicOrigin}/auth`
  const mail = writeAccountResumedMail(addresseeOf(context, user), { link })
  await enqueueMail(context, tx, user.email, mail)
}

function endSessions({ clock }: MainContext, tx: Database, { id: userId }: User): Promise<void> {
  return endSessionsOfUser(tx, { userId, at: clock.now() })
}

/** The limit of one client on the account stays: it lasts a quarter of an hour. */
async function unlock(context: MainContext, { id, email }: User): Promise<void> {
  const clear = (name: LimitName, account: string) =>
    clearAccountLimit(context, name, { client: '', account })
  for (const name of addressLimits) await clear(name, name === 'signIn' ? email : mailboxOf(email))
  for (const name of memberLimits) await clear(name, id)
}

function addresseeOf({ productName }: MainContext, { firstName, locale }: User) {
  return { firstName, locale, productName }
}
