import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { clearanceSigningSchema } from '#server/contract/goal-clearance.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { endClearance, findClearance, signClearance } from './clearances.server.ts'

const ofClient = v.object({ trackerId: pathIdSchema })

export const getClearance = createServerFn({ method: 'GET' })
  .validator(inputOf(ofClient))
  .handler(({ data, context }) => findClearance(context, data.trackerId))

export const sendClearance = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofClient.entries, ...clearanceSigningSchema.entries })))
  .handler(({ data, context }) => signClearance(context, data))

export const sendClearanceEnd = createServerFn({ method: 'POST' })
  .validator(inputOf(ofClient))
  .handler(({ data, context }) => endClearance(context, data.trackerId))
