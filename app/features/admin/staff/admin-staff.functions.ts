import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { staffInvitationSchema } from '#server/contract/staff.schema.ts'
import { inviteStaff, readStaff, runStaffAct } from './admin-staff.server.ts'
import { staffActSchema } from './staff-act.schema.ts'

export const getStaff = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readStaff(context))

export const sendStaffAct = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(staffActSchema))
  .handler(({ data, context }) => runStaffAct(context, data))

export const sendInvitation = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(staffInvitationSchema))
  .handler(({ data, context }) => inviteStaff(context, data))
