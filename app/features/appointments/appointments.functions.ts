import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { careSchema } from '#server/contract/appointment.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { zoneSchema } from '#server/contract/zone.schema.ts'
import {
  bookSession,
  cancelSession,
  changeCare,
  endCare,
  findAppointment,
  findFreeTimes,
  findSessionPrice,
  listCareViews,
  moveSession,
  readConsultations,
} from './appointments.server.ts'

const instantSchema = v.pipe(v.string(), v.isoTimestamp())
const ofAppointment = v.object({ id: pathIdSchema })

export const getFreeTimes = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        slug: v.string(),
        zone: zoneSchema,
        from: v.optional(isoDateSchema),
        moving: v.optional(pathIdSchema),
      }),
    ),
  )
  .handler(({ data, context }) => findFreeTimes(context, data))

export const getSessionPrice = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: v.string() })))
  .handler(({ data, context }) => findSessionPrice(context, data.slug))

export const getConsultations = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readConsultations(context),
)

export const getAppointment = createServerFn({ method: 'GET' })
  .validator(inputOf(ofAppointment))
  .handler(({ data, context }) => findAppointment(context, data.id))

export const sendBooking = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        trackerId: pathIdSchema,
        nutritionist: pathIdSchema,
        startsAt: instantSchema,
        zone: zoneSchema,
        topic: v.pipe(v.string(), v.maxLength(500)),
        key: v.string(),
        sections: v.optional(careSchema.entries.sections),
      }),
    ),
  )
  .handler(({ data, context }) => bookSession(context, data))

export const sendMove = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        ...ofAppointment.entries,
        nutritionist: pathIdSchema,
        startsAt: instantSchema,
        zone: zoneSchema,
      }),
    ),
  )
  .handler(({ data, context }) => moveSession(context, data))

export const sendCancellation = createServerFn({ method: 'POST' })
  .validator(inputOf(ofAppointment))
  .handler(({ data, context }) => cancelSession(context, data.id))

const ofTracker = v.object({ trackerId: pathIdSchema })

export const sendCare = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker.entries, ...careSchema.entries })))
  .handler(async ({ data, context }) => {
    await changeCare(context, data)
    return true
  })

export const sendCareEnd = createServerFn({ method: 'POST' })
  .validator(inputOf(ofTracker))
  .handler(async ({ data, context }) => {
    await endCare(context, data.trackerId)
    return true
  })

export const getCareViews = createServerFn({ method: 'GET' })
  .validator(inputOf(ofTracker))
  .handler(({ data, context }) => listCareViews(context, data.trackerId))
