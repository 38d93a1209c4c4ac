import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { findClientBrief, findOwnBrief } from './brief.server.ts'

const ofTracker = inputOf(v.object({ trackerId: v.string() }))

export const getClientBrief = createServerFn({ method: 'GET' })
  .validator(ofTracker)
  .handler(({ data, context }) => findClientBrief(context, data.trackerId))

export const getOwnBrief = createServerFn({ method: 'GET' })
  .validator(ofTracker)
  .handler(({ data, context }) => findOwnBrief(context, data.trackerId))
