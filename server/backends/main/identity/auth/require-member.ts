import { createMiddleware } from 'hono/factory'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { identify, type Member } from './session.service.ts'

/** Rejects calls without a member's token. Looks up the session on every call. */
export function requireMember(context: MainContext) {
  return createMiddleware<{ Variables: { member: Member } }>(async (c, next) => {
    c.set('member', await identify(context, readBearer(c.req.header('authorization'))))
    await next()
  })
}

/** Identifies the member of a call that guests may make too. Still rejects an invalid token. */
export function recogniseMember(context: MainContext) {
  return createMiddleware<{ Variables: { caller: Member | undefined } }>(async (c, next) => {
    const authorization = c.req.header('authorization')
    c.set('caller', authorization ? await identify(context, readBearer(authorization)) : undefined)
    await next()
  })
}

export function readBearer(authorization: string | undefined): string {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new MainFailure('invalid token')
  return token
}
