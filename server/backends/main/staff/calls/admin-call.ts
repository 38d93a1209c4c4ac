import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as v from 'valibot'
import { readBearer } from '#server/backends/main/identity/auth/require-member.ts'
import { identify, type Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { staffTokenOf } from '#server/backends/main/staff/sessions/staff-session.routes.ts'
import {
  identifyStaff,
  type Staff,
} from '#server/backends/main/staff/sessions/staff-session.service.ts'
import type { AuditObject, StaffAction } from '#server/contract/audit.schema.ts'
import type { Permission } from '#server/contract/staff.schema.ts'
import { appendRead, type StaffAct } from './staff-audit.ts'

type AdminCall = {
  /** One sentence. */
  does: string
  answers: v.GenericSchema
  permission: Permission
  /**
   * The word of the call in the audit log. `impersonal` is for a read that shows nothing of a person.
   */
  audit: StaffAction | 'impersonal'
  /** What `:id` in the path names, for the audit log. */
  about?: AuditObject
  /** Whether the proof by the second factor may be at most five minutes old: money and rights. */
  needsStepUp?: boolean
}

type AdminVariables = { member: Member; staff: Staff; act: StaffAct }

const adminPath = '/v1/admin/'
/** What each admin call requires, by its middleware. */
const requirements = new WeakMap<object, AdminCall>()

/**
 * The one way to make a call under `/v1/admin`. Documents it, and checks session, person and
 * permission at every call. It appends the audit entry of a read. It fails a change whose service
 * has not called `appendStaffEntry` with the call's act.
 */
export function adminCall(context: MainContext, call: AdminCall) {
  const guard = createMiddleware<{ Variables: AdminVariables }>(async (c, next) => {
    const member = await identify(context, readBearer(c.req.header('authorization')))
    const staff = await identifyStaff(context, member, staffTokenOf(c))
    if (!staff.permissions.includes(call.permission)) throw new MainFailure('PERMISSION_NEEDED')
    if (call.needsStepUp && staff.steppedUpUntil <= context.clock.now())
      throw new MainFailure('STEP_UP_NEEDED')
    const act: StaffAct = {
      action: call.audit === 'impersonal' ? undefined : call.audit,
      objectKind: call.about ?? '',
      ...{ actorId: staff.userId, requestId: c.get('requestId'), isLogged: false },
    }
    c.set('member', member)
    c.set('staff', staff)
    c.set('act', act)
    await next()
    if (c.res.ok && act.action && !act.isLogged) await logCall(context, c, act)
  })
  // The library finds the description as a property of the middleware.
  const described: typeof guard = Object.assign(guard, documentCall(call))
  requirements.set(described, call)
  return described
}

async function logCall(context: MainContext, c: Context, act: StaffAct): Promise<void> {
  if (c.req.method !== 'GET') throw new Error(`${act.action} has no audit entry`)
  await appendRead(context, act, c.req.param('id') ?? '')
}

export type AdminRoute = { method: string; path: string } & Pick<
  AdminCall,
  'permission' | 'audit' | 'needsStepUp'
>

/**
 * Returns every admin call of an app with what it requires.
 * @throws if a call under `/v1/admin` was made without `adminCall`, or changes something as an
 * `impersonal` read
 */
export function adminRoutesOf({ routes }: Pick<Hono, 'routes'>): AdminRoute[] {
  const calls = new Map<string, AdminRoute | undefined>()
  for (const { method, path, handler } of routes) {
    if (!path.startsWith(adminPath)) continue
    const call = requirements.get(handler)
    const name = `${method} ${path}`
    // The guard stands before the handler, so the first entry of a call must be it.
    if (!calls.has(name)) calls.set(name, call && { method, path, ...call })
  }
  for (const [name, call] of calls)
    if (!call || (call.audit === 'impersonal' && call.method !== 'GET'))
      throw new Error(`${name} needs adminCall with a permission and an audit word`)
  return [...calls.values()].flatMap((call) => call ?? [])
}
