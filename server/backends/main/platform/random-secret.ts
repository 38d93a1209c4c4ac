import { createHash, randomBytes } from 'node:crypto'

/**
 * An id or token that nobody guesses: 128 bits, safe in addresses. None begins with a minus sign, which
 * makes a formula of it where an export is opened in a spreadsheet and would have to be escaped there.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? randomId() : id
}

/** A secret that stands alone for a right, such as a refresh token: 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is kept: it has enough entropy to need neither salt nor a slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
