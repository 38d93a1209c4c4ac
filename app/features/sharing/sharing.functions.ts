import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  newShareSchema,
  shareOpeningSchema,
  shareRevocationSchema,
} from '#server/contract/share.schema.ts'
import { createShare, listShares, openShare, revokeShare } from './sharing.server.ts'

const ofTracker = { trackerId: pathIdSchema }

export const getShares = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object(ofTracker)))
  .handler(({ data, context }) => listShares(context, data.trackerId))

export const sendShare = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker, share: newShareSchema })))
  .handler(({ data, context }) => createShare(context, data.trackerId, data.share))

export const dropShare = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker, ...shareRevocationSchema.entries })))
  .handler(({ data, context }) => revokeShare(context, data.trackerId, data.id))

/** POST, because the key must stay out of addresses and the view is logged. */
export const openSharedTracker = createServerFn({ method: 'POST' })
  .validator(inputOf(shareOpeningSchema))
  .handler(({ data, context }) => openShare(context, data))
