import { Hono } from 'hono'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  newAddendumSchema,
  noteDraftSchema,
  noteSigningSchema,
  practiceNoteSchema,
  unsignedNotesSchema,
} from '#server/contract/note.schema.ts'
import { readPracticeNote, readUnsigned, saveDraft } from './practice-note.service.ts'
import { addAddendum, signNote } from './sign-note.service.ts'

export function createPracticeNoteRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice/unsigned-notes',
      documentCall({
        does: 'Lists held sessions that wait for a signed note for more than a day.',
        answers: unsignedNotesSchema,
      }),
      requirePractice(context),
      async (c) => c.json({ data: await readUnsigned(context, c.get('practice')) }),
    )
    .get(
      '/v1/practice/appointments/:id/note',
      documentCall({
        does: 'Returns the note of a session, as a draft or signed.',
        answers: practiceNoteSchema,
      }),
      requirePractice(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await readPracticeNote(context, c.get('practice'), id) })
      },
    )
    .put(
      '/v1/practice/appointments/:id/note',
      documentCall({
        does: 'Stores the draft of a note, unless another version is stored.',
        answers: practiceNoteSchema,
      }),
      requirePractice(context),
      validate('json', noteDraftSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const draft = { ...c.req.valid('json'), id }
        return c.json({ data: await saveDraft(context, c.get('practice'), draft) })
      },
    )
    .post(
      '/v1/practice/appointments/:id/note/sign',
      documentCall({
        does: 'Signs the note in the name of the caller, who proves themselves again.',
        answers: practiceNoteSchema,
      }),
      requirePractice(context),
      validate('json', noteSigningSchema),
      async (c) => {
        const member = c.get('member')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const signer = { member, practice: c.get('practice') }
        const signing = { ...c.req.valid('json'), id, client: clientOf(c) }
        return c.json({ data: await signNote(context, signer, signing) })
      },
    )
    .post(
      '/v1/practice/appointments/:id/note/addenda',
      documentCall({ does: 'Adds to a signed note, for good.', answers: practiceNoteSchema }),
      requirePractice(context),
      validate('json', newAddendumSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const addendum = { id, ...c.req.valid('json') }
        return c.json({ data: await addAddendum(context, c.get('practice'), addendum) })
      },
    )
}
