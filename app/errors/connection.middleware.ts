import { createMiddleware } from '@tanstack/react-start'
import { AppError } from './app-error.ts'
import { failureOfAnswer } from './foreign-answer.ts'

/**
 * Wraps the browser's side of every server function. A call that does not arrive is a CONNECTION
 * error; an unreachable backend is not the visitor's connection.
 */
export const connectionMiddleware = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ fetch: fetchOrThrowAppError }),
)

const fetchOrThrowAppError: typeof fetch = async (...request) => {
  const response = await fetch(...request).catch((cause) => {
    const isAborted = cause instanceof DOMException && cause.name === 'AbortError'
    throw new AppError({ code: isAborted ? 'ABORTED' : 'CONNECTION', cause })
  })
  const failure = failureOfAnswer(response)
  if (failure) throw failure
  return response
}
