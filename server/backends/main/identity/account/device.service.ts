import { deleteGoogleSignInsOf } from '#server/backends/main/identity/auth/google-sign-in.repository.ts'
import { endSessionsOfUser } from '#server/backends/main/identity/auth/session.repository.ts'
import {
  type Member,
  refreshTokenLifetimeMs,
} from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Device } from '#server/contract/account.schema.ts'
import { endOwnSession, listOpenSessions } from './device.repository.ts'

/** The devices with an open session: the current one first, then the most recently seen. */
export async function listDevices(
  context: MainContext,
  { user, sessionId }: Member,
): Promise<Device[]> {
  const sessions = await listOpenSessions(context.db, ownOpen(context, user.id))
  const devices = sessions.map((session) => ({
    id: session.id,
    name: session.device,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === sessionId,
  }))
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/**
 * Signs a member out of one device, which may be the current one. Throws MainFailure
 * `ERR_NO_DEVICE`, also for another member's device.
 */
export async function endDevice(
  context: MainContext,
  { user, sessionId }: Member,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const session = { ...ownOpen(context, user.id), id, at: context.clock.now() }
    if (!(await endOwnSession(tx, session))) throw new MainFailure('ERR_NO_DEVICE')
    // A Google connection that began on that device must not complete.
    await deleteGoogleSignInsOf(tx, user.id)
    const action = id === sessionId ? 'signed_out' : 'devices_ended'
    await appendAuditEntry(context, tx, { action, subjectId: user.id })
  })
}

/** Signs a member out of every other device. */
export async function endOtherDevices(
  context: MainContext,
  { user, sessionId }: Member,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await endSessionsOfUser(tx, { userId: user.id, except: sessionId, at: context.clock.now() })
    await deleteGoogleSignInsOf(tx, user.id)
    await appendAuditEntry(context, tx, { action: 'devices_ended', subjectId: user.id })
  })
}

function ownOpen({ clock }: MainContext, userId: string) {
  return { userId, seenAfter: later(clock.now(), -refreshTokenLifetimeMs) }
}
