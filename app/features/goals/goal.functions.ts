import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { goalWishSchema } from '#server/contract/goal.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { eatingCheckSchema } from '#server/contract/nutrition-profile.schema.ts'
import { reminderSchema, reminderStopSchema } from '#server/contract/reminder.schema.ts'
import {
  deleteReminder,
  endClearance,
  endGoal,
  findGoalBoard,
  listLoggedDays,
  saveEatingCheck,
  saveReminder,
  setGoal,
  stopReminder,
} from './goal.server.ts'

const ofTracker = v.object({ trackerId: pathIdSchema })

export const getGoalBoard = createServerFn({ method: 'GET' })
  .validator(inputOf(ofTracker))
  .handler(({ data, context }) => findGoalBoard(context, data.trackerId))

export const sendGoal = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker.entries, wish: goalWishSchema })))
  .handler(({ data, context }) => setGoal(context, data.trackerId, data.wish))

export const sendGoalEnd = createServerFn({ method: 'POST' })
  .validator(inputOf(ofTracker))
  .handler(({ data, context }) => endGoal(context, data.trackerId))

export const sendClearanceEnd = createServerFn({ method: 'POST' }).handler(({ context }) =>
  endClearance(context),
)

export const sendEatingCheck = createServerFn({ method: 'POST' })
  .validator(inputOf(eatingCheckSchema))
  .handler(({ data, context }) => saveEatingCheck(context, data))

export const getLoggedDays = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ ...ofTracker.entries, from: isoDateSchema, to: isoDateSchema })))
  .handler(({ data, context }) => listLoggedDays(context, data))

export const sendReminder = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker.entries, reminder: v.nullable(reminderSchema) })))
  .handler(({ data: { trackerId, reminder }, context }) =>
    reminder ? saveReminder(context, trackerId, reminder) : deleteReminder(context, trackerId),
  )

export const sendReminderStop = createServerFn({ method: 'POST' })
  .validator(inputOf(reminderStopSchema))
  .handler(({ data, context }) => stopReminder(context, data.id))
