import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import type { Clock } from '#server/clock.ts'

/** A right that the main backend took away ends in the content backends after this time. */
const passLifetimeMs = 5 * minuteMs

/** What one kind of pass attests, and the audience that keeps it apart from the others. */
export type PassKind<Claims> = {
  audience: string
  claimsSchema: v.GenericSchema<unknown, Claims>
}

type Signing = { clock: Clock; passSecret: string }

/** Signs a pass for a content backend. Only the main backend does so. */
export function signPass<Claims extends JWTPayload>(
  { clock, passSecret }: Signing,
  { audience }: PassKind<Claims>,
  claims: Claims,
): Promise<string> {
  const issuedAt = clock.now()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(issuedAt.getTime() + passLifetimeMs))
    .sign(keyOf(passSecret))
}

/** Returns null if the pass is expired, forged or of another kind. */
export async function readPass<Claims>(
  { clock, passSecret }: Signing,
  { audience, claimsSchema }: PassKind<Claims>,
  pass: string,
): Promise<Claims | null> {
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
