import * as v from 'valibot'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import type { PassKind } from './signed-pass.ts'

const claimsSchema = v.object({
  /** The slug of the nutritionist. */
  sub: v.string(),
  /** Null if only the licence is verified: the profile keeps its registration. */
  str: v.nullable(
    v.object({ number: v.string(), issuer: v.string(), validUntil: v.nullable(isoDateSchema) }),
  ),
  sip: v.object({ number: v.string(), place: v.string(), validUntil: isoDateSchema }),
})
/** The licences of a nutritionist that two people of staff have verified. */
export type VerifiedLicences = v.InferOutput<typeof claimsSchema>

/** The pass with what the content backend shows on the profile. */
export const licencePass: PassKind<VerifiedLicences> = { audience: 'licence', claimsSchema }
