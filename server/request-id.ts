import { randomBytes } from 'node:crypto'

/** Distinguishes this run of this instance from all others; hex without a separator. */
const run = randomBytes(9).toString('hex')
let count = 0

/**
 * Returns a request's id for the log and the response. It is a counter because a random UUID costs
 * a twentieth of serving a cached page.
 */
export function nextRequestId(): string {
  count += 1
  return `${run}-${count}`
}
