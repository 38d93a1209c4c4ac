import { createMiddleware } from '@tanstack/react-start'
import { AppError } from './app-error.ts'
import { checkServerCall, failureOfStart } from './server-call.server.ts'

/**
 * Stands before every server function that a browser calls. Its errors reach the browser like those
 * of a function: with a status, and with a text of the site.
 */
export const serverCallMiddleware = createMiddleware().server(
  async ({ next, handlerType, request, context }) => {
    if (handlerType !== 'serverFn') return next()
    await checkServerCall(request)
    try {
      return await next()
    } catch (error) {
      if (request.signal.aborted || error instanceof AppError) throw error
      const failure = failureOfStart(error)
      if (failure.code === 'UNEXPECTED') context.logError(error)
      throw failure
    }
  },
)
