import { createMiddleware } from '@tanstack/react-start'
import { AppError } from './app-error.ts'

/**
 * Around the browser's side of every server function: a call that did not arrive is the
 * connection's failure, while a backend that the site cannot reach is ours to say sorry for.
 */
export const connectionMiddleware = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ fetch: fetchOrSayWhy }),
)

const fetchOrSayWhy: typeof fetch = async (...request) => {
  try {
    return await fetch(...request)
  } catch (cause) {
    const isAborted = cause instanceof DOMException && cause.name === 'AbortError'
    throw new AppError({ code: isAborted ? 'ABORTED' : 'CONNECTION', cause })
  }
}
