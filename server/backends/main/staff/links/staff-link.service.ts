import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { violates } from '#server/backends/main/platform/constraint-violation.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomId, randomToken } from '#server/backends/main/platform/random-secret.ts'
import { openAtRest, sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import {
  deleteFactors,
  findTotpSecret,
  saveTotpSecret,
} from '#server/backends/main/staff/factors/factor.repository.ts'
import { renewRecoveryCodes } from '#server/backends/main/staff/factors/second-factor.service.ts'
import { tellFactorChange } from '#server/backends/main/staff/factors/tell-factor-change.ts'
import {
  otpauthUriOf,
  randomTotpSecret,
  stepOfCode,
} from '#server/backends/main/staff/factors/totp.ts'
import {
  insertStaffGrant,
  insertStaffMember,
} from '#server/backends/main/staff/people/staff-grant.repository.ts'
import {
  endStaffSessions,
  findStaffMember,
} from '#server/backends/main/staff/sessions/staff-session.repository.ts'
import { startStaffSession } from '#server/backends/main/staff/sessions/staff-session.service.ts'
import type { EnrolledFactor } from '#server/contract/second-factor.schema.ts'
import type { OpenedStaffLink } from '#server/contract/staff.schema.ts'
import type { StaffLinkRow } from '#server/db/main/staff-link.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { endStaffLink, lockStaffLink, replaceStaffLink } from './staff-link.repository.ts'

type LinkContext = Pick<MainContext, 'clock' | 'secrets' | 'publicOrigin'>

type NewLink = Pick<StaffLinkRow, 'purpose' | 'email' | 'roles' | 'madeBy'> & { lifetimeMs: number }

/** Makes a link and returns its address. It replaces the open link of the same mailbox. */
export async function makeStaffLink(
  context: LinkContext,
  tx: Database,
  { lifetimeMs, ...link }: NewLink,
): Promise<string> {
  const token = randomToken()
  const createdAt = context.clock.now()
  await replaceStaffLink(tx, {
    ...link,
    tokenHash: hashOfToken(token),
    secret: sealAtRest(context, randomTotpSecret()),
    ...{ createdAt, expiresAt: later(createdAt, lifetimeMs) },
  })
  return `${context.publicOrigin}/admin/tautan?token=${token}`
}

/** @throws MainFailure as `readLink` */
export async function openStaffLink(
  context: MainContext,
  member: Member,
  token: string,
): Promise<OpenedStaffLink> {
  const { productName, db } = context
  const { purpose, roles, secret, email } = await readLink(context, db, { member, token })
  const otpauthUri = otpauthUriOf(secret, { productName, email })
  return { purpose, roles, otpauthUri, secret }
}

type Acceptance = { token: string; code: string; requestId: string }

/**
 * Uses a link. The link proves the mailbox, and the session proves the account of the same address.
 * The person's earlier second factor and open staff sessions end.
 * @throws MainFailure as `readLink`, or `WRONG_CODE`
 */
export async function acceptStaffLink(
  context: MainContext,
  member: Member,
  { token, code, requestId }: Acceptance,
): Promise<EnrolledFactor> {
  const userId = member.user.id
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const link = await readLink(context, tx, { member, token })
    const lastStep = stepOfCode(link.secret, code, now)
    if (lastStep === undefined) throw new MainFailure('WRONG_CODE')
    await endStaffLink(tx, link.tokenHash, { at: now, as: 'used' })
    if (link.purpose === 'join') await join(tx, { link, userId, now })
    else if ((await findStaffMember(tx, userId))?.suspendedAt !== null)
      throw new MainFailure('INVITE_OUTDATED')
    // The code of the enrolment is spent, too.
    const change = (await findTotpSecret(tx, userId)) ? 'replaced' : 'set_up'
    await tellFactorChange(context, tx, { userId, change })
    await deleteFactors(tx, userId)
    const sealed = sealAtRest(context, link.secret)
    await saveTotpSecret(tx, { userId, secret: sealed, confirmedAt: now, lastStep })
    const recoveryCodes = await renewRecoveryCodes(tx, userId)
    await endStaffSessions(tx, { userId, at: now })
    await appendAuditEntry(context, tx, {
      action: link.purpose === 'join' ? 'staff_joined' : 'staff_factor_replaced',
      ...{ actorKind: 'staff', subjectId: userId, requestId },
      ...{ objectKind: 'staff_member', objectId: userId },
    })
    const session = await startStaffSession(context, tx, { member, proof: 'totp', requestId })
    return { ...session, recoveryCodes }
  })
}

/**
 * The maker of the link grants its roles.
 * @throws MainFailure `INVITE_OUTDATED` if the maker owns nothing any more, or the first owner exists
 */
async function join(
  tx: Database,
  { link, userId, now }: { link: StaffLinkRow; userId: string; now: Date },
): Promise<void> {
  await insertStaffMember(tx, { userId, joinedAt: now })
  try {
    for (const role of link.roles)
      await insertStaffGrant(tx, {
        ...{ id: randomId(), userId, role, grantedBy: link.madeBy, grantedAt: now },
      })
  } catch (error) {
    const isRefused = ['staff_grants_by_owner', 'staff_grants_first_owner'].some((name) =>
      violates(error, name),
    )
    throw isRefused ? new MainFailure('INVITE_OUTDATED') : error
  }
}

/**
 * Returns a link that the member may use, with its secret in plain text. Only the account of its
 * address learns its outcome.
 * @throws MainFailure `INVITE_OUTDATED`, `INVITE_OTHER_ACCOUNT`, `INVITE_USED`, `INVITE_WITHDRAWN` or
 * `INVITE_EXPIRED`
 */
async function readLink(
  context: MainContext,
  db: Database,
  { member, token }: { member: Member; token: string },
): Promise<StaffLinkRow> {
  const link = await lockStaffLink(db, hashOfToken(token))
  if (!link) throw new MainFailure('INVITE_OUTDATED')
  if (link.email !== member.user.email) throw new MainFailure('INVITE_OTHER_ACCOUNT')
  if (link.endedAs === 'used') throw new MainFailure('INVITE_USED')
  if (link.endedAs === 'withdrawn') throw new MainFailure('INVITE_WITHDRAWN')
  if (link.endedAt !== null) throw new MainFailure('INVITE_OUTDATED')
  if (link.expiresAt <= context.clock.now()) throw new MainFailure('INVITE_EXPIRED')
  return { ...link, secret: openAtRest(context, link.secret) }
}
