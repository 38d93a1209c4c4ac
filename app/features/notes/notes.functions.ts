import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import {
  newAddendumSchema,
  noteDraftSchema,
  noteSigningSchema,
} from '#server/contract/note.schema.ts'
import { actionOutcomeChangeSchema } from '#server/contract/session-action.schema.ts'
import {
  addAddendum,
  findClientNote,
  findNote,
  readActions,
  readUnsigned,
  saveDraft,
  saveOutcome,
  signNote,
} from './notes.server.ts'

const id = pathIdSchema

export const getNote = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findNote(context, data.id))

export const sendDraft = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id, ...noteDraftSchema.entries })))
  .handler(({ data, context }) => saveDraft(context, data))

export const sendSigning = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id, ...noteSigningSchema.entries })))
  .handler(({ data, context }) => signNote(context, data))

export const sendAddendum = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id, ...newAddendumSchema.entries })))
  .handler(({ data, context }) => addAddendum(context, data))

export const getUnsigned = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readUnsigned(context),
)

export const getClientNote = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findClientNote(context, data.id))

export const getActions = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ trackerId: pathIdSchema })))
  .handler(({ data, context }) => readActions(context, data.trackerId))

export const sendOutcome = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ trackerId: id, id, ...actionOutcomeChangeSchema.entries })))
  .handler(({ data, context }) => saveOutcome(context, data))
