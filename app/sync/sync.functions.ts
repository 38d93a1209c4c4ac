import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { clientIdSchema, pathIdSchema } from '#server/contract/ids.schema.ts'
import { mostOperations, operationSchema } from '#server/contract/sync.schema.ts'
import { sendOperations } from './sync.server.ts'

/** Only id and kind are checked here: the backend refuses an invalid operation without blocking the rest. */
const sentSchema = v.looseObject({
  id: clientIdSchema,
  kind: v.picklist(operationSchema.options.map(({ entries }) => entries.kind.literal)),
})

export const syncOperations = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        trackerId: pathIdSchema,
        operations: v.pipe(v.array(sentSchema), v.maxLength(mostOperations)),
      }),
    ),
  )
  .handler(({ data, context }) => sendOperations(context, data))
