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
  /** Shared with the payment stand-in, as the server key is with the real provider. */
  paymentStandIn: secretSchema,
  /** Client secret at the Google stand-in. */
  googleStandIn: secretSchema,
})
export type Secrets = v.InferOutput<typeof secretsSchema>

/** The secrets of this installation, made at the first start and readable by its user alone. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (kept !== undefined) return v.parse(secretsSchema, JSON.parse(kept))
  const secrets = Object.fromEntries(
    Object.keys(secretsSchema.entries).map((name) => [name, randomBytes(32).toString('base64url')]),
  )
  // Whole or not at all: a process that dies in between leaves no half-written file behind.
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return v.parse(secretsSchema, secrets)
}
