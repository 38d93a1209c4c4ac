import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { staffInvitationSchema } from '#server/contract/staff.schema.ts'
import { inviteStaff, readStaff, runInvitationAct, runStaffAct } from './admin-staff.server.ts'
import { invitationActSchema } from './invitation-act.schema.ts'
import { staffActSchema } from './staff-act.schema.ts'

export const getStaff = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readStaff(context))

export const sendStaffAct = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(staffActSchema))
  .handler(async ({ data, context }) => {
    await runStaffAct(context, data)
    return { act: data.act }
  })

export const sendInvitation = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(staffInvitationSchema))
  .handler(async ({ data, context }) => {
    await inviteStaff(context, data)
    return { email: data.email }
  })

export const sendInvitationAct = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(invitationActSchema))
  .handler(async ({ data, context }) => {
    await runInvitationAct(context, data)
    return { act: data.act }
  })
