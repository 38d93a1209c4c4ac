import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'

const accessTokenLifetimeMs = 15 * minuteMs
const registrationTokenLifetimeMs = 15 * minuteMs

/** The audience prevents the use of one kind of token as the other. */
type Audience = 'access' | 'registration'
type TokenContext = Pick<MainContext, 'clock' | 'secrets'>

const accessClaimsSchema = v.object({
  sub: v.string(),
  sid: v.string(),
  // Absent from tokens that were issued before the claim existed.
  rth: v.optional(v.string(), ''),
})
export type AccessClaims = {
  userId: string
  sessionId: string
  /** Hash of the refresh token of the same pair. The access token ends with it. */
  refreshTokenHash: string
}

/** A Google user without an account, as a registration token attests. */
const googleIdentitySchema = v.object({
  issuer: v.string(),
  subject: v.string(),
  email: v.string(),
  photoUrl: v.string(),
})
export type RegisteringIdentity = v.InferOutput<typeof googleIdentitySchema>

/** Deterministic: the same claims and time give the same token. */
export function signAccessToken(
  context: TokenContext,
  { userId, sessionId, refreshTokenHash }: AccessClaims,
  issuedAt: Date,
) {
  const validity = { issuedAt, lifetimeMs: accessTokenLifetimeMs }
  return sign(context, 'access', validity, {
    sub: userId,
    sid: sessionId,
    rth: refreshTokenHash,
  })
}

/**
 * Throws MainFailure `jwt expired` if the token has expired, `invalid token` for any other problem.
 */
export async function readAccessToken(context: TokenContext, token: string): Promise<AccessClaims> {
  const { sub, sid, rth } = await read(context, 'access', accessClaimsSchema, token)
  return { userId: sub, sessionId: sid, refreshTokenHash: rth }
}

export function signRegistrationToken(context: TokenContext, identity: RegisteringIdentity) {
  const validity = { issuedAt: context.clock.now(), lifetimeMs: registrationTokenLifetimeMs }
  return sign(context, 'registration', validity, { google: identity })
}

/** Throws like `readAccessToken`. */
export async function readRegistrationToken(context: TokenContext, token: string) {
  const claims = v.object({ google: googleIdentitySchema })
  return (await read(context, 'registration', claims, token)).google
}

function sign(
  { secrets }: TokenContext,
  audience: Audience,
  { issuedAt, lifetimeMs }: { issuedAt: Date; lifetimeMs: number },
  payload: JWTPayload,
): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(later(issuedAt, lifetimeMs))
    .sign(keyOf(secrets))
}

async function read<const Schema extends v.GenericSchema>(
  { clock, secrets }: TokenContext,
  audience: Audience,
  schema: Schema,
  token: string,
): Promise<v.InferOutput<Schema>> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: ['HS256'],
      audience,
      currentDate: clock.now(),
    })
    if (!isExact(token)) throw new MainFailure('invalid token')
    return v.parse(schema, payload)
  } catch (cause) {
    const isExpired = cause instanceof errors.JWTExpired
    throw new MainFailure(isExpired ? 'jwt expired' : 'invalid token')
  }
}

/** Decoding ignores the last bits of a signature, so several strings would be the same token. */
function isExact(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

function keyOf(secrets: MainContext['secrets']): Uint8Array {
  return new TextEncoder().encode(secrets.accessToken)
}
