import type { MiddlewareHandler } from 'hono'
import { type ContentPass, contentPass } from '#server/backends/content-pass.ts'
import { readPass } from '#server/backends/signed-pass.ts'
import type { EditingPermission } from '#server/contract/editing/editing.schema.ts'
import type { EditingContext } from './editing-context.ts'

export type Passed = { Variables: { pass: ContentPass } }

/** Refuses a call of staff without a pass that the main backend signed within five minutes. */
export function requirePass(context: EditingContext): MiddlewareHandler<Passed> {
  return async (c, next) => {
    const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
    const pass = given ? await readPass(context, contentPass, given) : null
    if (!pass?.permissions.length) return c.json({ message: 'Unauthorized' }, 401)
    c.set('pass', pass)
    c.header('cache-control', 'no-store')
    return next()
  }
}

/** Refuses a call of a colleague whose pass lacks the permission. */
export function allow(permission: EditingPermission): MiddlewareHandler<Passed> {
  return async (c, next) =>
    c.var.pass.permissions.includes(permission) ? next() : c.json({ message: 'Forbidden' }, 403)
}
