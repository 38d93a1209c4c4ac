import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const secretSchema = v.pipe(v.string(), v.minLength(32))
const secretsSchema = v.object({
  /** Signs access tokens. */
  accessToken: secretSchema,
  /** Keys the HMAC of one-time codes. */
  otp: secretSchema,
  /** Signs the passes with which staff write content. */
  contentPass: secretSchema,
  /** Derives a refresh token from the one before it. */
  refreshToken: secretSchema,
  /** Keys the HMAC of rate-limit subjects. */
  rateLimit: secretSchema,
  /** Shared with the payment stand-in, like the server key with the real provider. */
  paymentStandIn: secretSchema,
  /** Client secret at the Google stand-in. */
  googleStandIn: secretSchema,
})
export type Secrets = v.InferOutput<typeof secretsSchema>

/**
 * Loads the secrets of this installation, readable by its user alone. Creates them at the first
 * start and adds those that a later version needs.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const stored = await readStored(file)
  const missing = Object.keys(secretsSchema.entries).filter((name) => !(name in stored))
  if (missing.length === 0) return v.parse(secretsSchema, stored)
  const made = missing.map((name) => [name, randomBytes(32).toString('base64url')])
  const secrets = v.parse(secretsSchema, { ...stored, ...Object.fromEntries(made) })
  // Rename is atomic: a crash never leaves a partial file.
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}

async function readStored(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))
}
