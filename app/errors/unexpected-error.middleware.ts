import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { AppError } from './app-error.ts'
import { answerWithStatus } from './server-call.server.ts'

/** From this status on a failure is the backend's, not the visitor's. */
const firstServerFailureStatus = 500

/**
 * Wraps every server function. Unexpected errors are logged under the request id; the browser gets
 * their status, never their message.
 */
export const unexpectedErrorMiddleware = createMiddleware({ type: 'function' }).server(
  async ({ next, context }) => {
    try {
      return await next()
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      if (!(error instanceof AppError)) {
        context.logError(error)
        const unexpected = new AppError({ code: 'UNEXPECTED' })
        answerWithStatus(unexpected)
        throw unexpected
      }
      if (isServerSide(error)) context.logError(error)
      answerWithStatus(error)
      throw error
    }
  },
)

function isServerSide({ code, status = 0 }: AppError): boolean {
  if (code === 'INPUT' || code === 'OTHER_MEMBER') return false
  return code !== 'BACKEND' || status >= firstServerFailureStatus
}
