import { createHmac } from 'node:crypto'
import { randomId } from '#server/backends/main/platform/random-secret.ts'

/**
 * Returns credentials that a TURN server accepts until a moment, without a list of users (coturn:
 * `use-auth-secret`). The random part tells nothing of the member.
 */
export function turnCredentials(
  secret: string,
  until: Date,
): { username: string; credential: string } {
  const username = `${Math.floor(until.getTime() / 1_000)}:${randomId()}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}
