import { randomBytes } from 'node:crypto'

/** Sets the requests of this run of this instance apart from all others; holds no sign of its own. */
const run = randomBytes(9).toString('hex')
let count = 0

/**
 * What a request is called in the log and in its answer. Counted, because a random UUID for each
 * request and the text it is put together from cost a twentieth of what a kept page does.
 */
export function nextRequestId(): string {
  count += 1
  return `${run}-${count}`
}
