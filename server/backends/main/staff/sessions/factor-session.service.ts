import { hourMs, minuteMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { OpenedFactorSession } from '#server/contract/second-factor.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  changeStaffSession,
  endStaffSessions,
  findStaffSession,
  insertStaffSession,
} from './staff-session.repository.ts'

type Area = StaffSessionRow['area']

const sessionLifetimeMs = 12 * hourMs
/** A nutritionist may talk or write for long, so only the console ends after a pause. */
const longestIdleMs = { console: 30 * minuteMs, practice: sessionLifetimeMs }
/** A person's devices. Another session ends the oldest. */
const mostSessions = 3
/** How precisely the last use is known. */
const seenPrecisionMs = minuteMs
/** How long a proof counts for acts about money, rights and second factors. */
const stepUpLifetimeMs = 5 * minuteMs

type Sought = { area: Area; sessionId: string; token: string | undefined }

/** Returns undefined if the session is over, of another sign-in, or of another area. */
export async function findOpenSession(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  { area, sessionId, token }: Sought,
): Promise<StaffSessionRow | undefined> {
  const now = clock.now()
  const session = token === undefined ? undefined : await findStaffSession(db, hashOfToken(token))
  if (session?.sessionId !== sessionId || session.area !== area || isOver(session, now))
    return undefined
  if (later(session.lastSeenAt, seenPrecisionMs) <= now)
    await changeStaffSession(db, session.tokenHash, { lastSeenAt: now })
  return session
}

/** Returns true if the session has ended, has expired, or stayed unused too long. */
export function isOver(
  { endedAt, expiresAt, lastSeenAt, area }: StaffSessionRow,
  now: Date,
): boolean {
  return endedAt !== null || expiresAt <= now || later(lastSeenAt, longestIdleMs[area]) <= now
}

/** Returns until when the last proof by the second factor counts. */
export function steppedUpUntil({ provedAt }: StaffSessionRow): Date {
  return later(provedAt, stepUpLifetimeMs)
}

/** @throws MainFailure `STEP_UP_NEEDED` if the last proof by the second factor is too old */
export function requireFreshProof(
  { clock }: Pick<MainContext, 'clock'>,
  session: StaffSessionRow,
): void {
  if (steppedUpUntil(session) <= clock.now()) throw new MainFailure('STEP_UP_NEEDED')
}

export type NewFactorSession = {
  member: Pick<Member, 'user' | 'sessionId'>
  area: Area
  proof: StaffSessionRow['proof']
}

/** Opens a session of a person who has proved their second factor. */
export async function startFactorSession(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { member: { user, sessionId }, area, proof }: NewFactorSession,
): Promise<OpenedFactorSession> {
  const now = clock.now()
  const token = randomToken()
  const expiresAt = later(now, sessionLifetimeMs)
  await endStaffSessions(tx, { userId: user.id, area, keep: mostSessions - 1, at: now })
  await insertStaffSession(tx, {
    ...{ tokenHash: hashOfToken(token), sessionId, userId: user.id, area, proof },
    ...{ openedAt: now, lastSeenAt: now, provedAt: now, expiresAt, endedAt: null },
  })
  return { token, expiresAt: expiresAt.toISOString() }
}
