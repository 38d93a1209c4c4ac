import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  addPasskey,
  offerPasskey,
  removePasskey,
} from '#server/backends/main/staff/passkeys/own-passkey.service.ts'
import { askPasskey } from '#server/backends/main/staff/passkeys/prove-passkey.service.ts'
import {
  ownSecuritySchema,
  ownSessionEndSchema,
  renewedCodesSchema,
} from '#server/contract/own-security.schema.ts'
import {
  factorAnswerSchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyRemovalSchema,
  passkeyRequestSchema,
} from '#server/contract/passkey.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { OwnCall } from './own-entry.ts'
import {
  endOtherSessions,
  endOwnSession,
  readOwnSecurity,
  renewOwnCodes,
  stepUp,
} from './own-security.service.ts'

type Door = {
  /** Where the calls of the area are. */
  path: string
  /** Returns the open session of a call, or throws MainFailure. */
  identify: (c: Context) => Promise<StaffSessionRow>
  /** Throws MainFailure if the area does not exist for the member. */
  requireEntitled: (member: Member) => Promise<unknown>
}
type OwnVariables = { Variables: { own: OwnCall } }

/** What a person does with their own sessions and second factor: in the console, or in a practice. */
export function createOwnSecurityRoutes(
  context: MainContext,
  { path, identify, requireEntitled }: Door,
) {
  const requireSession = createMiddleware<OwnVariables>(async (c, next) => {
    c.set('own', { session: await identify(c), requestId: c.get('requestId') })
    await next()
  })
  const limitChanges = (c: Context<OwnVariables>) => {
    const account = c.get('own').session.userId
    return limitRate(context, 'changeAccount', { client: clientOf(c), account })
  }
  return new Hono()
    .post(
      `${path}/passkey-options`,
      documentCall({
        does: 'Returns what a browser asks the person’s passkeys.',
        answers: passkeyRequestSchema,
      }),
      requireMember(context),
      async (c) => {
        const member = c.get('member')
        await requireEntitled(member)
        const { user, sessionId } = member
        await limitRate(context, 'changeAccount', { client: clientOf(c), account: user.id })
        return c.json({ data: await askPasskey(context, { userId: user.id, sessionId }) })
      },
    )
    .post(
      `${path}/step-up`,
      documentCall({ does: 'Proves the person of a session again.', answers: v.object({}) }),
      requireSession,
      validate('json', factorAnswerSchema),
      async (c) => {
        const own = c.get('own')
        const subjects = { client: clientOf(c), account: own.session.userId }
        await limitRate(context, 'proveStaff', subjects)
        await stepUp(context, own, c.req.valid('json'))
        await refundRateLimit(context, 'proveStaff', subjects)
        return c.json({ data: {} })
      },
    )
    .get(
      `${path}/own`,
      documentCall({
        does: 'Lists the person’s open sessions and counts their unused recovery codes.',
        answers: ownSecuritySchema,
      }),
      requireSession,
      async (c) => c.json({ data: await readOwnSecurity(context, c.get('own').session) }),
    )
    .post(
      `${path}/own/end-session`,
      documentCall({ does: 'Ends one of the person’s sessions.', answers: v.object({}) }),
      requireSession,
      validate('json', ownSessionEndSchema),
      async (c) => {
        await limitChanges(c)
        await endOwnSession(context, c.get('own'), c.req.valid('json').id)
        return c.json({ data: {} })
      },
    )
    .post(
      `${path}/own/end-others`,
      documentCall({ does: 'Ends all other sessions of the person.', answers: v.object({}) }),
      requireSession,
      async (c) => {
        await limitChanges(c)
        await endOtherSessions(context, c.get('own'))
        return c.json({ data: {} })
      },
    )
    .post(
      `${path}/own/recovery-codes`,
      documentCall({
        does: 'Replaces the person’s recovery codes after a fresh proof.',
        answers: renewedCodesSchema,
      }),
      requireSession,
      async (c) => {
        await limitChanges(c)
        return c.json({ data: { recoveryCodes: await renewOwnCodes(context, c.get('own')) } })
      },
    )
    .post(
      `${path}/own/passkey-options`,
      documentCall({
        does: 'Returns what a browser needs to make a passkey, after a fresh proof.',
        answers: passkeyCreationSchema,
      }),
      requireSession,
      async (c) => {
        await limitChanges(c)
        return c.json({ data: await offerPasskey(context, c.get('own')) })
      },
    )
    .post(
      `${path}/own/passkeys`,
      documentCall({ does: 'Adds a passkey as a second factor.', answers: v.object({}) }),
      requireSession,
      validate('json', newPasskeySchema),
      async (c) => {
        await limitChanges(c)
        await addPasskey(context, c.get('own'), c.req.valid('json'))
        return c.json({ data: {} })
      },
    )
    .post(
      `${path}/own/passkeys/remove`,
      documentCall({ does: 'Removes a passkey after a fresh proof.', answers: v.object({}) }),
      requireSession,
      validate('json', passkeyRemovalSchema),
      async (c) => {
        await limitChanges(c)
        await removePasskey(context, c.get('own'), c.req.valid('json').id)
        return c.json({ data: {} })
      },
    )
}
