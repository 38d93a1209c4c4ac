import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import type { Clock } from '#server/clock.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'

const passLifetimeMs = 5 * minuteMs
const audience = 'licence'

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

type Signing = { clock: Clock; passSecret: string }

/** Signs what the content backend shows on the profile. Only the main backend does so. */
export function signLicencePass({ clock, passSecret }: Signing, licences: VerifiedLicences) {
  const issuedAt = clock.now()
  return new SignJWT(licences)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(issuedAt.getTime() + passLifetimeMs))
    .sign(keyOf(passSecret))
}

/** Returns null if the pass is expired, forged or for another audience. */
export async function readLicencePass(
  { clock, passSecret }: Signing,
  pass: string,
): Promise<VerifiedLicences | null> {
  try {
    const { payload } = await jwtVerify(pass, keyOf(passSecret), {
      algorithms: ['HS256'],
      audience,
      currentDate: clock.now(),
    })
    return v.parse(claimsSchema, payload)
  } catch {
    return null
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
