import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'

const accessTokenLifetimeMs = 15 * minuteMs
const registrationTokenLifetimeMs = 15 * minuteMs

/** The audience keeps a token of one kind from being taken for the other. */
type Audience = 'access' | 'registration'
type TokenContext = Pick<MainContext, 'clock' | 'secrets'>

const accessClaimsSchema = v.object({ sub: v.string(), sid: v.string() })
export type AccessClaims = { userId: string; sessionId: string }

/** A Google user without an account yet, as vouched for by a registration token. */
const googleIdentitySchema = v.object({
  issuer: v.string(),
  subject: v.string(),
  email: v.string(),
  photoUrl: v.string(),
})
export type RegisteringIdentity = v.InferOutput<typeof googleIdentitySchema>

/** The same claims issued at the same moment are the same token, letter for letter. */
export function signAccessToken(
  context: TokenContext,
  { userId, sessionId }: AccessClaims,
  issuedAt: Date,
) {
  const validity = { issuedAt, lifetimeMs: accessTokenLifetimeMs }
  return sign(context, 'access', validity, { sub: userId, sid: sessionId })
}

/** @throws MainFailure `jwt expired` for a token that was good, `invalid token` for any other */
export async function readAccessToken(context: TokenContext, token: string): Promise<AccessClaims> {
  const { sub, sid } = await read(context, 'access', accessClaimsSchema, token)
  return { userId: sub, sessionId: sid }
}

export function signRegistrationToken(context: TokenContext, identity: RegisteringIdentity) {
  const validity = { issuedAt: context.clock.now(), lifetimeMs: registrationTokenLifetimeMs }
  return sign(context, 'registration', validity, { google: identity })
}

/** @throws MainFailure as `readAccessToken` */
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
    return v.parse(schema, payload)
  } catch (cause) {
    const isExpired = cause instanceof errors.JWTExpired
    throw new MainFailure(isExpired ? 'jwt expired' : 'invalid token')
  }
}

function keyOf(secrets: MainContext['secrets']): Uint8Array {
  return new TextEncoder().encode(secrets.accessToken)
}
