import { bodyLimit } from 'hono/body-limit'

/** No call of the contract needs more than a few hundred bytes. */
const largestBodyBytes = 100 * 1024

export const limitBodySize = bodyLimit({
  maxSize: largestBodyBytes,
  onError: (c) => c.json({ message: 'The body is too large', code: 'BODY_TOO_LARGE' }, 413),
})
