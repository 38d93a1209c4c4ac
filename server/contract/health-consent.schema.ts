import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'

/**
 * The edition of the text by which a member allows the site to store their health data. Change it
 * with the meaning: then every member is asked again, and writes wait for the answer.
 */
export const healthConsentVersion = '2026-11-25'

const readTextSchema = v.object({
  /** The edition that the member read. */
  textVersion: isoDateSchema,
  language: v.picklist(['en', 'id']),
})

/** POST /v1/health-consent: the member's decision. Giving it includes being 18 or older. */
export const healthConsentDecisionSchema = v.variant('decision', [
  v.object({
    ...readTextSchema.entries,
    decision: v.literal('given'),
    age: v.literal('adult'),
  }),
  v.object({ ...readTextSchema.entries, decision: v.literal('withdrawn') }),
])
export type HealthConsentDecision = v.InferOutput<typeof healthConsentDecisionSchema>

/**
 * GET /v1/health-consent. Without it, every call that stores health data fails with 403
 * `HEALTH_CONSENT_NEEDED`; reading, exporting and deleting go on. A backend without this call asks
 * for no consent.
 */
export const healthConsentSchema = v.object({
  isGiven: v.boolean(),
  /** When the member decided last; null if never. */
  decidedAt: v.nullable(v.string()),
  /** Whether the member has said before that they are 18 or older. */
  isAdult: v.optional(v.boolean(), false),
})
export type HealthConsent = v.InferOutput<typeof healthConsentSchema>
