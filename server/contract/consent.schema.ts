import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'

/** POST /v1/consents: what somebody allowed, when, and by which words. */
export const consentSchema = v.object({
  /** Made for this one purpose, and kept in the consent cookie of whoever allows something: names nobody. */
  visitorId: v.pipe(v.string(), v.uuid()),
  /** Which edition of the panel's text was shown. */
  textVersion: isoDateSchema,
  language: v.picklist(['en', 'id']),
  enableCookiesFunctional: v.boolean(),
  enableCookiesAnalytics: v.boolean(),
})
export type Consent = v.InferOutput<typeof consentSchema>
