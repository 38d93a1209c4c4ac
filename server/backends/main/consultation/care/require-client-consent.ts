import { readHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Refuses what a nutritionist would store about a client who withdrew their consent to health data.
 * @throws MainFailure `CLIENT_CONSENT_NEEDED`
 */
export async function requireClientConsent(db: Database, userId: string): Promise<void> {
  if (!(await readHealthConsent(db, userId)).isGiven) throw new MainFailure('CLIENT_CONSENT_NEEDED')
}
