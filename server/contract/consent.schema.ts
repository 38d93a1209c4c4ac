import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'

/** POST /v1/consents: what a visitor allowed, when, and in which edition of the text. */
export const consentSchema = v.object({
  /**
   * Random, stored in the visitor's consent cookie and used only for this record. It identifies no
   * person.
   */
  visitorId: v.pipe(v.string(), v.uuid()),
  /** The edition of the panel's text that the visitor saw. */
  textVersion: isoDateSchema,
  language: v.picklist(['en', 'id']),
  enableCookiesFunctional: v.boolean(),
  enableCookiesAnalytics: v.boolean(),
})
export type Consent = v.InferOutput<typeof consentSchema>
