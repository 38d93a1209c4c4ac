import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { countRecoveryCodes } from '#server/backends/main/staff/factors/factor.repository.ts'
import { checkProof } from '#server/backends/main/staff/factors/factor-proof.service.ts'
import { renewRecoveryCodes } from '#server/backends/main/staff/factors/second-factor.service.ts'
import { tellFactorChange } from '#server/backends/main/staff/factors/tell-factor-change.ts'
import { listPasskeys } from '#server/backends/main/staff/passkeys/passkey.repository.ts'
import {
  isOver,
  requireFreshProof,
} from '#server/backends/main/staff/sessions/factor-session.service.ts'
import { changeStaffSession } from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import type { AuditAction } from '#server/contract/audit.schema.ts'
import type { OwnSecurity } from '#server/contract/own-security.schema.ts'
import type { FactorAnswer } from '#server/contract/passkey.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import { appendOwnEntry, type OwnCall } from './own-entry.ts'
import {
  endFactorSession,
  endOtherFactorSessions,
  listFactorSessions,
} from './own-session.repository.ts'

type Area = StaffSessionRow['area']

const endWords: Record<Area, AuditAction> = {
  console: 'staff_session_ended',
  practice: 'practice_session_ended',
}
const stepUpWords: Record<Area, AuditAction> = {
  console: 'staff_stepped_up',
  practice: 'practice_stepped_up',
}

export async function readOwnSecurity(
  { db, clock }: MainContext,
  { userId, tokenHash: ownHash }: StaffSessionRow,
): Promise<OwnSecurity> {
  const now = clock.now()
  const rows = await listFactorSessions(db, { userId, at: now })
  const sessions = rows
    .filter(({ session }) => !isOver(session, now))
    .map(({ session: { tokenHash, area, openedAt, lastSeenAt }, device }) => ({
      ...{ id: tokenHash, area, device, isCurrent: tokenHash === ownHash },
      ...{ openedAt: openedAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const passkeys = await listPasskeys(db, userId)
  return {
    ...{ sessions, recoveryCodesLeft: await countRecoveryCodes(db, userId) },
    passkeys: passkeys.map(({ credentialId: id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** @throws MainFailure `ERR_NO_DEVICE`, also for a session of another person */
export async function endOwnSession(
  context: MainContext,
  call: OwnCall,
  tokenHash: string,
): Promise<void> {
  const { userId, area } = call.session
  const at = context.clock.now()
  await context.db.transaction(async (tx) => {
    if (!(await endFactorSession(tx, { userId, at, tokenHash })))
      throw new MainFailure('ERR_NO_DEVICE')
    await appendOwnEntry(context, tx, { ...call, action: endWords[area] })
  })
}

export async function endOtherSessions(context: MainContext, call: OwnCall): Promise<void> {
  const { userId, area, tokenHash: keep } = call.session
  const at = context.clock.now()
  await context.db.transaction(async (tx) => {
    await endOtherFactorSessions(tx, { userId, at, keep })
    await appendOwnEntry(context, tx, { ...call, action: endWords[area] })
  })
}

/** @throws MainFailure `WRONG_CODE` or `WRONG_PASSKEY` */
export async function stepUp(
  context: MainContext,
  call: OwnCall,
  answer: FactorAnswer,
): Promise<void> {
  const { area, tokenHash } = call.session
  const spend = await checkProof(context, call.session, answer)
  await context.db.transaction(async (tx) => {
    await spend(tx)
    await changeStaffSession(tx, tokenHash, { provedAt: context.clock.now() })
    await appendOwnEntry(context, tx, { ...call, action: stepUpWords[area] })
  })
}

/**
 * Replaces the person's recovery codes and returns the new ones.
 * @throws MainFailure `STEP_UP_NEEDED`
 */
export async function renewOwnCodes(context: MainContext, call: OwnCall): Promise<string[]> {
  requireFreshProof(context, call.session)
  const { userId } = call.session
  return context.db.transaction(async (tx) => {
    const codes = await renewRecoveryCodes(tx, userId)
    await tellFactorChange(context, tx, { userId, change: 'recovery_codes_renewed' })
    await appendOwnEntry(context, tx, { ...call, action: 'recovery_codes_renewed' })
    return codes
  })
}
