import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { liveChangesSchema, liveQuerySchema } from '#server/contract/live.schema.ts'

/** What happened after a position, for a browser that gets no stream. */
export const getLiveChanges = createServerFn({ method: 'GET' })
  .validator(inputOf(liveQuerySchema))
  .handler(({ data: { after }, context }) =>
    callMain(context, 'v1/live/changes', liveChangesSchema, {
      ...(after && { searchParams: { after } }),
    }),
  )
