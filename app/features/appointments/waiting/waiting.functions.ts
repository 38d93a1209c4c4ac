import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { careSchema } from '#server/contract/appointment.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { waitTimesSchema } from '#server/contract/waitlist.schema.ts'
import { acceptOffer, declineOffer, joinList, leaveList } from './waiting.server.ts'

const ofId = v.object({ id: pathIdSchema })

export const sendWait = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        trackerId: pathIdSchema,
        nutritionist: pathIdSchema,
        ...waitTimesSchema.entries,
      }),
    ),
  )
  .handler(async ({ data, context }) => {
    await joinList(context, data)
    return true
  })

export const sendLeave = createServerFn({ method: 'POST' })
  .validator(inputOf(ofId))
  .handler(async ({ data, context }) => {
    await leaveList(context, data.id)
    return true
  })

export const sendAcceptance = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofId.entries, sections: careSchema.entries.sections })))
  .handler(({ data, context }) => acceptOffer(context, data))

export const sendRefusal = createServerFn({ method: 'POST' })
  .validator(inputOf(ofId))
  .handler(async ({ data, context }) => {
    await declineOffer(context, data.id)
    return true
  })
