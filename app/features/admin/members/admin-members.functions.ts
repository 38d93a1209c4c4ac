import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import {
  addressWishSchema,
  memberActs,
  memberReasonSchema,
  memberSearchSchema,
  registrationActs,
} from '#server/contract/admin-member.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  askAddress,
  changeMember,
  changeRegistration,
  decideAddress,
  findMember,
  readMember,
} from './admin-members.server.ts'

export const sendMemberSearch = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(memberSearchSchema))
  .handler(({ data, context }) => findMember(context, data.term))

export const getMember = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => readMember(context, data.id))

export const sendMemberChange = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        id: pathIdSchema,
        act: v.picklist(['opening', ...memberActs]),
        ...memberReasonSchema.entries,
      }),
    ),
  )
  .handler(({ data, context }) => changeMember(context, data))

export const sendRegistrationChange = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        id: pathIdSchema,
        act: v.picklist(registrationActs),
        ...memberReasonSchema.entries,
      }),
    ),
  )
  .handler(({ data, context }) => changeRegistration(context, data))

export const sendAddressWish = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema, ...addressWishSchema.entries })))
  .handler(({ data, context }) => askAddress(context, data))

export const sendAddressDecision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ approvalId: pathIdSchema, ...decisionSchema.entries })))
  .handler(({ data, context }) => decideAddress(context, data))
