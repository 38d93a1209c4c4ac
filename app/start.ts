import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { appErrorAdapter } from '#app/errors/app-error.adapter.ts'
import { connectionMiddleware } from '#app/errors/connection.middleware.ts'
import { serverCallMiddleware } from '#app/errors/server-call.middleware.ts'
import { unexpectedErrorMiddleware } from '#app/errors/unexpected-error.middleware.ts'
import { pageLocationMiddleware } from '#app/session/page-location.middleware.ts'
import { pageMemberMiddleware } from '#app/session/page-member.middleware.ts'

// Start adds its CSRF middleware only if this file does not exist.
const csrf = createCsrfMiddleware({
  // Server functions are always checked; other requests only if their method may change state.
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || !(isSafe(request.method) || isOneClick(request)),
  // For browsers that send no Sec-Fetch-Site. Start would compare with the request's own host.
  origin: (origin, { context }) => origin === context.settings.PUBLIC_ORIGIN,
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf, serverCallMiddleware],
  functionMiddleware: [
    pageLocationMiddleware,
    connectionMiddleware,
    unexpectedErrorMiddleware,
    pageMemberMiddleware,
  ],
  serializationAdapters: [appErrorAdapter],
}))

/**
 * Mail clients post to the unsubscribe link (RFC 8058) without an Origin header. The link itself is
 * the authority; the handler reads no cookie.
 */
function isOneClick(request: Request): boolean {
  return new URL(request.url).pathname === '/reminder'
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
function isSafe(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}
