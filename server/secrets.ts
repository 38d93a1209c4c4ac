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
  /** Derives a refresh token from the one before it. */
  refreshToken: secretSchema,
  /** Keys the HMAC of what calls are counted by. */
  rateLimit: secretSchema,
  /** Shared with the payment stand-in, as the server key is with the real provider. */
  paymentStandIn: secretSchema,
  /** Client secret at the Google stand-in. */
  googleStandIn: secretSchema,
})
export type Secrets = v.InferOutput<typeof secretsSchema>

/**
 * The secrets of this installation, readable by its user alone. Made at the first start; one that a
 * later version needs is added to those that are there.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const kept = await readKept(file)
  const missing = Object.keys(secretsSchema.entries).filter((name) => !(name in kept))
  if (missing.length === 0) return v.parse(secretsSchema, kept)
  const made = missing.map((name) => [name, randomBytes(32).toString('base64url')])
  const secrets = v.parse(secretsSchema, { ...kept, ...Object.fromEntries(made) })
  // Whole or not at all: a process that dies in between leaves no half-written file behind.
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}

async function readKept(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))
}
