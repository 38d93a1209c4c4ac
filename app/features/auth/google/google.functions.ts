import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { completedProfileSchema } from '#app/features/auth/sign-up/completed-profile.schema.ts'
import { completeProfile, startGoogle, startGoogleConnection } from './google.server.ts'

/** `from` is the page's redirect query, or the page itself. */
export const getGoogleAddress = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ from: v.pipe(v.string(), v.maxLength(2048)) })))
  .handler(({ data, context }) => startGoogle(context, data))

export const getGoogleConnectionAddress = createServerFn({ method: 'POST' }).handler(
  ({ context }) => startGoogleConnection(context),
)

export const sendCompletedProfile = createServerFn({ method: 'POST' })
  .validator(inputOf(completedProfileSchema))
  .handler(({ data, context }) => completeProfile(context, data))
