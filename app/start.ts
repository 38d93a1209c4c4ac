import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { appErrorAdapter } from '#app/errors/app-error.adapter.ts'
import { connectionMiddleware } from '#app/errors/connection.middleware.ts'
import { unexpectedErrorMiddleware } from '#app/errors/unexpected-error.middleware.ts'
import { pageLocationMiddleware } from '#app/session/page-location.middleware.ts'

// With this file present Start adds no CSRF middleware by itself.
const csrf = createCsrfMiddleware({
  // Start marks calls of server functions; any other request is judged by its method.
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || !(isSafe(request.method) || isOneClick(request)),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf],
  functionMiddleware: [pageLocationMiddleware, connectionMiddleware, unexpectedErrorMiddleware],
  serializationAdapters: [appErrorAdapter],
}))

/**
 * Mail programs post to the link that ends reminders (RFC 8058) without naming an origin. The link
 * itself is the permission; cookies are ignored.
 */
function isOneClick(request: Request): boolean {
  return new URL(request.url).pathname === '/reminder'
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
function isSafe(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}
