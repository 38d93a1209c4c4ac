import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import type { Clock } from '#server/clock.ts'
import { editingPermissions } from '#server/contract/editing/editing.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'

/** A right that the main backend took away ends in the content backends after this time. */
const passLifetimeMs = 5 * minuteMs
const audience = 'content'

const passClaimsSchema = v.object({
  sub: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(editingPermissions)),
  /** Of a colleague who may sign health texts; null for others. */
  reviewer: v.nullable(v.object({ credentials: v.string(), licensedUntil: isoDateSchema })),
})
/** Who writes, as the main backend attests. */
export type ContentPass = v.InferOutput<typeof passClaimsSchema>

type Signing = { clock: Clock; passSecret: string }

/** Signs the pass with which a colleague writes texts. Only the main backend does so. */
export function signContentPass({ clock, passSecret }: Signing, claims: ContentPass) {
  const issuedAt = clock.now()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(issuedAt.getTime() + passLifetimeMs))
    .sign(keyOf(passSecret))
}

/** Returns null if the pass is expired, forged or for another audience. */
export async function readContentPass(
  { clock, passSecret }: Signing,
  pass: string,
): Promise<ContentPass | null> {
  try {
    const { payload } = await jwtVerify(pass, keyOf(passSecret), {
      algorithms: ['HS256'],
      audience,
      currentDate: clock.now(),
    })
    return v.parse(passClaimsSchema, payload)
  } catch {
    return null
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
