import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { intakeChangeSchema } from '#server/contract/intake.schema.ts'
import { findIntake, openIntake, saveIntake } from './intake.server.ts'

export const getIntake = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findIntake(context, data.id))

export const getClientIntake = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => openIntake(context, data.id))

export const sendIntake = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...intakeChangeSchema.entries })))
  .handler(({ data, context }) => saveIntake(context, data))
