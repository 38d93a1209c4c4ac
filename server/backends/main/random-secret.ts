import { createHash, randomBytes } from 'node:crypto'

/** An id or token that nobody guesses: 128 bits, safe in addresses. */
export function randomId(): string {
  return randomBytes(16).toString('base64url')
}

/** A secret that stands alone for a right, such as a refresh token: 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is kept: it has enough entropy to need neither salt nor a slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
