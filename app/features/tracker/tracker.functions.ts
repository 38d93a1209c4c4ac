import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { findNewestTracker, findTracker } from './tracker.server.ts'

export const getTracker = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findTracker(context, data.id))

export const getNewestTracker = createServerFn({ method: 'GET' }).handler(({ context }) =>
  findNewestTracker(context),
)
