import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#app/lib/path-id.ts'
import { weightEntrySchema } from '#server/contract/tracker.schema.ts'
import { findTracker, keepWeight } from './tracker.server.ts'

export const getTracker = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findTracker(context, data.id))

export const sendWeight = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ trackerId: pathIdSchema, entry: weightEntrySchema })))
  .handler(({ data, context }) => keepWeight(context, data.trackerId, data.entry))
