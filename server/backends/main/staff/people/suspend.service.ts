import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { endStaffSessions } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import { requireOwner } from './leave-staff.service.ts'
import { setSuspended } from './staff-grant.repository.ts'

type Suspension = { userId: string; isSuspended: boolean; reason: string }

/**
 * Suspends a person, who is refused at their next call, or lets them back in.
 * @throws MainFailure `ERR_NO_STAFF` or `LAST_OWNER`
 */
export async function changeSuspension(
  context: MainContext,
  act: StaffAct,
  { userId, isSuspended, reason }: Suspension,
): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction(async (tx) => {
    const suspendedAt = isSuspended ? now : null
    if (!(await setSuspended(tx, { userId, suspendedAt }))) throw new MainFailure('ERR_NO_STAFF')
    if (isSuspended) await endStaffSessions(tx, { userId, at: now })
    await requireOwner(tx)
    await appendStaffEntry(context, tx, act, { objectId: userId, subjectId: userId, reason })
  })
}
