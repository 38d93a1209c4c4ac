import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  type StaffList,
  staffListSchema,
  staffReasonSchema,
} from '#server/contract/staff.schema.ts'
import { listStaff } from './staff-person.repository.ts'
import { changeSuspension } from './suspend.service.ts'

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
        const suspension = { userId: c.req.param('id'), isSuspended: true, ...c.req.valid('json') }
        await changeSuspension(context, c.get('act'), suspension)
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
        const suspension = { userId: c.req.param('id'), isSuspended: false, ...c.req.valid('json') }
        await changeSuspension(context, c.get('act'), suspension)
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
