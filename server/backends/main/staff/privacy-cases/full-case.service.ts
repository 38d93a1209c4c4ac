import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { findStaffMember } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import { readAskedDeletion } from './case-deletion.service.ts'
import { listEnquiriesFrom } from './case-enquiry.repository.ts'
import { type CaseKey, readCase } from './privacy-case.service.ts'

/** Returns a case with what may be done about its account. @throws MainFailure `ERR_NO_CASE` */
export async function readFullCase(
  context: MainContext,
  key: CaseKey,
  me: string,
): Promise<PrivacyCase> {
  const one = await readCase(context, key)
  const user = await findUser(context.db, one.userId)
  const account = user && {
    isSuspended: user.suspendedAt !== null,
    isStaff: (await findStaffMember(context.db, user.id)) !== undefined,
  }
  return {
    ...one,
    account: account ?? null,
    enquiries: (await listEnquiriesFrom(context.db, one.contact)).map(({ id, at }) => ({
      ...{ id, at: at.toISOString() },
    })),
    deletion: await readAskedDeletion(context, { caseId: one.id, me }),
  }
}
