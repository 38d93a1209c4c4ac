import { createHash, randomBytes } from 'node:crypto'

/**
 * A random id or token of 128 bits, safe in URLs. It never begins with a minus sign, which a
 * spreadsheet would read as a formula.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? randomId() : id
}

/** A 256-bit secret that alone grants a right, such as a refresh token. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Tokens are stored as this hash. They have enough entropy to need neither salt nor a slow hash.
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
