import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { appErrorAdapter } from '#app/errors/app-error.adapter.ts'
import { unexpectedErrorMiddleware } from '#app/errors/unexpected-error.middleware.ts'

// With this file present Start adds no CSRF middleware by itself.
const csrf = createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf],
  functionMiddleware: [unexpectedErrorMiddleware],
  serializationAdapters: [appErrorAdapter],
}))
