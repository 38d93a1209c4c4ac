import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  type StaffList,
  staffGrantSchema,
  staffListSchema,
  staffReasonSchema,
} from '#server/contract/staff.schema.ts'
import {
  changeSuspension,
  endRole,
  endSessionsOf,
  grantRole,
  mailFactorLink,
} from './staff-act.service.ts'
import { listStaff } from './staff-person.repository.ts'

const changesRights = {
  permission: 'staff.grant',
  about: 'staff_member',
  needsStepUp: true,
} as const

export function createStaffPersonRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/staff',
      adminCall(context, {
        does: 'Lists the people of the staff with their roles.',
        answers: staffListSchema,
        permission: 'staff.read',
        audit: 'staff_listed',
      }),
      async (c) => c.json({ data: await readStaff(context) }),
    )
    .post(
      '/v1/admin/staff/:id/suspend',
      adminCall(context, {
        does: 'Refuses a person of the staff from their next call on.',
        answers: v.object({}),
        audit: 'staff_suspended',
        ...changesRights,
      }),
      validate('json', staffReasonSchema),
      async (c) => {
        const to = { userId: c.req.param('id'), ...c.req.valid('json') }
        await changeSuspension(context, c.get('act'), { ...to, isSuspended: true })
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/admin/staff/:id/resume',
      adminCall(context, {
        does: 'Lets a suspended person back in.',
        answers: v.object({}),
        audit: 'staff_resumed',
        ...changesRights,
      }),
      validate('json', staffReasonSchema),
      async (c) => {
        const to = { userId: c.req.param('id'), ...c.req.valid('json') }
        await changeSuspension(context, c.get('act'), { ...to, isSuspended: false })
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/admin/staff/:id/end-sessions',
      adminCall(context, {
        does: 'Ends the staff sessions of a person.',
        answers: v.object({}),
        audit: 'staff_sessions_ended',
        ...changesRights,
      }),
      validate('json', staffReasonSchema),
      async (c) => {
        const to = { userId: c.req.param('id'), ...c.req.valid('json') }
        await endSessionsOf(context, c.get('act'), to)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/admin/staff/:id/grant',
      adminCall(context, {
        does: 'Gives a person a role.',
        answers: v.object({}),
        audit: 'staff_granted',
        ...changesRights,
      }),
      validate('json', staffGrantSchema),
      async (c) => {
        const to = { userId: c.req.param('id'), ...c.req.valid('json') }
        await grantRole(context, c.get('act'), to)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/admin/staff/:id/end-grant',
      adminCall(context, {
        does: 'Takes a role from a person.',
        answers: v.object({}),
        audit: 'staff_grant_ended',
        ...changesRights,
      }),
      validate('json', staffGrantSchema),
      async (c) => {
        const to = { userId: c.req.param('id'), ...c.req.valid('json') }
        await endRole(context, c.get('act'), to)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/admin/staff/:id/factor-link',
      adminCall(context, {
        does: 'Mails a link to a person who has lost the second factor.',
        answers: v.object({}),
        audit: 'staff_link_made',
        ...changesRights,
      }),
      validate('json', staffReasonSchema),
      async (c) => {
        const to = { userId: c.req.param('id'), ...c.req.valid('json') }
        await mailFactorLink(context, c.get('act'), to)
        return c.json({ data: {} })
      },
    )
}

async function readStaff({ db }: MainContext): Promise<StaffList> {
  const rows = await listStaff(db)
  return {
    people: rows.map(({ user, joinedAt, suspendedAt, roles }) => ({
      id: user.id,
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.deletedAt ? '' : user.email,
      joinedAt: joinedAt.toISOString(),
      suspendedAt: suspendedAt?.toISOString() ?? null,
      roles,
    })),
  }
}
