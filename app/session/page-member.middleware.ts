import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { refuseOtherMember } from './page-member.server.ts'
import { pageMemberHeaders } from './page-member.ts'

/** Binds every write to the member of the page that makes it. */
export const pageMemberMiddleware = createMiddleware({ type: 'function' })
  .client(({ next }) => next({ headers: pageMemberHeaders() }))
  .server(({ next, context, method }) => {
    if (method !== 'GET') refuseOtherMember(getRequest(), context.settings)
    return next()
  })
