import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import {
  hourOverrideSchema,
  outcomeSchema,
  practiceRulesSchema,
  weeklyHoursSchema,
} from '#server/contract/practice.schema.ts'
import { inviteAcceptanceSchema } from '#server/contract/practice-invite.schema.ts'
import { readAgenda, readUnrecorded } from './days/agenda.server.ts'
import { dropOverride, readHours, saveOverride, saveWeekly } from './hours/hours.server.ts'
import {
  acceptInvite,
  findClient,
  findPractice,
  findSession,
  readClients,
  readPractice,
  recordOutcome,
  saveRules,
  setPaused,
} from './practice.server.ts'

export const getOwnPractice = createServerFn({ method: 'GET' }).handler(({ context }) =>
  findPractice(context),
)

export const getPractice = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readPractice(context),
)

const dayCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31))

export const getAgenda = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        from: v.optional(isoDateSchema),
        before: dayCount,
        days: dayCount,
        withFree: v.boolean(),
      }),
    ),
  )
  .handler(({ data: { from, ...span }, context }) => readAgenda(context, { from, ...span }))

export const getUnrecorded = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readUnrecorded(context),
)

export const getHours = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readHours(context),
)

export const getClients = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readClients(context),
)

export const getClient = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ trackerId: v.string() })))
  .handler(({ data, context }) => findClient(context, data.trackerId))

export const getSession = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findSession(context, data.id))

export const sendRules = createServerFn({ method: 'POST' })
  .validator(inputOf(practiceRulesSchema))
  .handler(({ data, context }) => saveRules(context, data))

export const sendPause = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ isPaused: v.boolean() })))
  .handler(({ data, context }) => setPaused(context, data.isPaused))

export const sendWeekly = createServerFn({ method: 'POST' })
  .validator(inputOf(weeklyHoursSchema))
  .handler(({ data, context }) => saveWeekly(context, data.weekly))

export const sendOverride = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ onDate: isoDateSchema, ...hourOverrideSchema.entries })))
  .handler(({ data, context }) => saveOverride(context, data))

export const sendOverrideEnd = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ onDate: isoDateSchema })))
  .handler(({ data, context }) => dropOverride(context, data.onDate))

export const sendOutcome = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...outcomeSchema.entries })))
  .handler(({ data, context }) => recordOutcome(context, data))

export const sendInviteAcceptance = createServerFn({ method: 'POST' })
  .validator(inputOf(inviteAcceptanceSchema))
  .handler(async ({ data, context }) => {
    await acceptInvite(context, data.token)
    return { isAccepted: true }
  })
