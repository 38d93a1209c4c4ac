import * as v from 'valibot'
import { factorProofSchema } from './second-factor.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

// Passkeys as a second factor (WebAuthn, level 3), in the JSON forms of its section 5.1. Calls of an
// area stand below /v1/staff-session or /v1/practice-session.

/** Binary data as a browser sends it. */
const bytesSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(8000))
const credentialIdSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(1400))

const credentialFields = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: v.literal('public-key'),
}

/** What a passkey signs to prove its person. */
const passkeyAnswerSchema = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
  }),
})
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswerSchema>

/**
 * A proof by the second factor: a code, or the answer of a passkey to POST …/passkey-options. A refused
 * passkey answers 400 `WRONG_PASSKEY`.
 */
export const factorAnswerSchema = v.union([
  factorProofSchema,
  v.object({ passkey: passkeyAnswerSchema }),
])
export type FactorAnswer = v.InferOutput<typeof factorAnswerSchema>

const listedCredentialSchema = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
})

/** POST …/passkey-options: what the browser asks a passkey. Answers 404 `ERR_NO_PASSKEY` without one. */
export const passkeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(listedCredentialSchema),
})
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>

/** POST …/own/passkey-options: what the browser needs to make a passkey. Needs a fresh proof. */
export const passkeyCreationSchema = v.object({
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(listedCredentialSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('preferred'),
    userVerification: v.literal('required'),
    requireResidentKey: v.boolean(),
  }),
})
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>

const passkeyNameSchema = v.pipe(lineUpTo(60), v.minLength(1))

/**
 * POST …/own/passkeys adds a passkey. Answers 400 `WRONG_PASSKEY`, or 409 `TOO_MANY_PASSKEYS` or
 * `PASSKEY_EXISTS`.
 */
export const newPasskeySchema = v.object({
  name: passkeyNameSchema,
  passkey: v.object({
    ...credentialFields,
    response: v.object({
      clientDataJSON: bytesSchema,
      attestationObject: bytesSchema,
      transports: v.optional(v.pipe(v.array(lineUpTo(20)), v.maxLength(10)), []),
    }),
  }),
})
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>

/**
 * POST …/own/passkeys/remove needs a fresh proof. Answers 404 `ERR_NO_PASSKEY`, or 409 `LAST_FACTOR`
 * if the person would have no second factor.
 */
export const passkeyRemovalSchema = v.object({ id: credentialIdSchema })

/** A passkey as its person sees it. */
export const ownPasskeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  lastUsedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})
