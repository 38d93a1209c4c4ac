import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { uploadLimits } from '#server/contract/upload-limits.ts'

/** Except uploads, no call of the contract needs more than a few hundred bytes. */
const largestBodyBytes = 100 * 1024

const limitPlain = limitTo(largestBodyBytes)
const limitUploads = uploadLimits.map(({ backendPath, backendBytes }) => ({
  path: backendPath,
  limit: limitTo(backendBytes),
}))

export const limitBodySize: MiddlewareHandler = (c, next) => {
  const upload = limitUploads.find(({ path }) => path.test(c.req.path))
  return (upload?.limit ?? limitPlain)(c, next)
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) => c.json({ message: 'The body is too large', code: 'BODY_TOO_LARGE' }, 413),
  })
}
