import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type HealthConsent,
  type HealthConsentDecision,
  healthConsentSchema,
} from '#server/contract/health-consent.schema.ts'

/** Returns null if the main backend has no such call and so asks for no consent. */
export async function readHealthConsent(context: SiteContext): Promise<HealthConsent | null> {
  try {
    return await callMain(context, 'v1/health-consent', healthConsentSchema)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

export function saveHealthConsent(
  context: SiteContext,
  decision: HealthConsentDecision,
): Promise<HealthConsent> {
  return callMain(context, 'v1/health-consent', healthConsentSchema, {
    method: 'post',
    json: decision,
  })
}
