import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  addressWishSchema,
  foundMemberSchema,
  memberDetailSchema,
  memberReasonSchema,
  memberSearchSchema,
} from '#server/contract/admin-member.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { askAddress, decideAddress } from './address-change.service.ts'
import { findMember, openMember, readMember } from './member.service.ts'
import { actOnMember } from './member-act.service.ts'
import { mailLinkAgain, unlockRegistration } from './registration-act.service.ts'

export function createMemberRoutes(context: MainContext) {
  return new Hono()
    .post(
      '/v1/admin/members/search',
      adminCall(context, {
        does: 'Finds an account by its id or its exact address, or an open sign-up by its address.',
        answers: foundMemberSchema,
        permission: 'members.read',
        audit: 'members_searched',
        about: 'account',
      }),
      validate('json', memberSearchSchema),
      async (c) => {
        const { term } = c.req.valid('json')
        return c.json({ data: await findMember(context, c.get('act'), term) })
      },
    )
    .post(
      '/v1/admin/members/:id/opening',
      adminCall(context, {
        does: 'Opens an account for an hour, with the reason.',
        answers: v.null(),
        permission: 'members.read',
        audit: 'member_opened',
        about: 'account',
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        await openMember(context, c.get('act'), { userId: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/admin/members/:id',
      adminCall(context, {
        does: 'Returns what staff may know of an account, nothing of health.',
        answers: memberDetailSchema,
        permission: 'members.read',
        audit: 'member_read',
        about: 'account',
      }),
      async (c) => {
        const reader = { userId: idOf(c), staffId: c.get('staff').userId }
        return c.json({ data: await readMember(context, reader) })
      },
    )
    .post(
      '/v1/admin/members/:id/suspension',
      adminCall(context, {
        does: 'Suspends an account: the next call of its owner is refused.',
        answers: v.null(),
        permission: 'members.decide',
        audit: 'member_suspended',
        about: 'account',
        needsStepUp: true,
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        const wish = { userId: idOf(c), act: 'suspension', ...c.req.valid('json') } as const
        await actOnMember(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/members/:id/resumption',
      adminCall(context, {
        does: 'Lifts the suspension of an account.',
        answers: v.null(),
        permission: 'members.decide',
        audit: 'member_resumed',
        about: 'account',
        needsStepUp: true,
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        const wish = { userId: idOf(c), act: 'resumption', ...c.req.valid('json') } as const
        await actOnMember(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/members/:id/session-end',
      adminCall(context, {
        does: 'Ends all sessions of an account.',
        answers: v.null(),
        permission: 'members.serve',
        audit: 'member_sessions_ended',
        about: 'account',
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        const wish = { userId: idOf(c), act: 'session-end', ...c.req.valid('json') } as const
        await actOnMember(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/members/:id/unlocking',
      adminCall(context, {
        does: 'Clears the failures and codes that lock an account.',
        answers: v.null(),
        permission: 'members.serve',
        audit: 'member_unlocked',
        about: 'account',
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        const wish = { userId: idOf(c), act: 'unlocking', ...c.req.valid('json') } as const
        await actOnMember(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/registrations/:id/link',
      adminCall(context, {
        does: 'Mails another link to an address that is not confirmed yet.',
        answers: v.null(),
        permission: 'members.serve',
        audit: 'registration_link_mailed',
        about: 'registration',
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        const wish = { id: registrationIdOf(c), ...c.req.valid('json') }
        await mailLinkAgain(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/registrations/:id/unlocking',
      adminCall(context, {
        does: 'Clears the limits of an address that is not confirmed yet.',
        answers: v.null(),
        permission: 'members.serve',
        audit: 'registration_unlocked',
        about: 'registration',
      }),
      validate('json', memberReasonSchema),
      async (c) => {
        const wish = { id: registrationIdOf(c), ...c.req.valid('json') }
        await unlockRegistration(context, c.get('act'), wish)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/members/:id/address',
      adminCall(context, {
        does: 'Asks a second person to give an account another address.',
        answers: v.null(),
        permission: 'members.propose',
        audit: 'address_proposed',
        about: 'account',
        needsStepUp: true,
      }),
      validate('json', addressWishSchema),
      async (c) => {
        await askAddress(context, c.get('act'), { userId: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/address-changes/:id/decision',
      adminCall(context, {
        does: 'Approves or refuses another address that another person proposed.',
        answers: v.null(),
        permission: 'members.decide',
        audit: 'address_decided',
        about: 'approval',
        needsStepUp: true,
      }),
      validate('json', decisionSchema),
      async (c) => {
        const approvalId = readPathId(c.req.param('id'), 'ERR_NO_APPROVAL')
        await decideAddress(context, c.get('act'), { approvalId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}

function idOf(c: { req: { param(name: 'id'): string } }): string {
  return readPathId(c.req.param('id'), 'ERR_NO_MEMBER')
}

function registrationIdOf(c: { req: { param(name: 'id'): string } }): string {
  return readPathId(c.req.param('id'), 'ERR_NO_REGISTRATION')
}
