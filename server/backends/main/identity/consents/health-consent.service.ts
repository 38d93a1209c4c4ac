import { createMiddleware } from 'hono/factory'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockBuyer, markAdult } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  type HealthConsent,
  type HealthConsentDecision,
  healthConsentVersion,
} from '#server/contract/health-consent.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { findHealthConsent, insertHealthConsent } from './health-consent.repository.ts'

/** Consent to an earlier edition of the text does not count. */
export async function readHealthConsent(
  db: Database,
  userId: string,
): Promise<Omit<HealthConsent, 'isAdult'>> {
  const latest = await findHealthConsent(db, userId)
  return {
    isGiven: latest?.isGiven === true && latest.textVersion === healthConsentVersion,
    decidedAt: latest?.decidedAt.toISOString() ?? null,
  }
}

/**
 * Adds a decision to the ledger, unless it repeats the last one. Waits while a nutritionist signs a
 * clearance.
 */
export async function decideHealthConsent(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  userId: string,
  decision: HealthConsentDecision,
): Promise<void> {
  const { textVersion, language } = decision
  const isGiven = decision.decision === 'given'
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId)
    const latest = await findHealthConsent(tx, userId)
    const isSame = latest?.isGiven === isGiven && latest.textVersion === textVersion
    if (!isSame)
      await insertHealthConsent(tx, {
        userId,
        isGiven,
        isAdult: isGiven,
        textVersion,
        language,
        decidedAt: clock.now(),
      })
    if (isGiven) await markAdult(tx, userId, clock.now())
  })
}

/** @throws MainFailure `HEALTH_CONSENT_NEEDED` */
export async function requireConsentOf(db: Database, userId: string): Promise<void> {
  if (!(await readHealthConsent(db, userId)).isGiven) throw new MainFailure('HEALTH_CONSENT_NEEDED')
}

/**
 * Rejects a call that stores health data without the member's consent. Stands after `requireMember`
 * and before the body is read.
 */
export function requireHealthConsent({ db }: MainContext) {
  return createMiddleware<{ Variables: { member: Member } }>(async (c, next) => {
    await requireConsentOf(db, c.get('member').user.id)
    await next()
  })
}
