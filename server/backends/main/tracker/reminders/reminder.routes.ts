import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { reminderSchema, reminderStopSchema } from '#server/contract/reminder.schema.ts'
import { nextDue } from './next-due.ts'
import {
  deleteReminder,
  deleteReminderById,
  findReminder,
  upsertReminder,
} from './reminder.repository.ts'

export function createReminderRoutes(context: MainContext) {
  const { db, clock } = context
  return new Hono()
    .get(
      '/v1/trackers/:id/reminder',
      documentCall({
        does: 'Returns when the member is reminded by mail, or null.',
        answers: v.nullable(reminderSchema),
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(db, { trackerId, userId: c.get('member').user.id })
        return c.json({ data: await findReminder(db, trackerId) })
      },
    )
    .post(
      '/v1/trackers/:id/reminder',
      documentCall({ does: 'Sets when the member is reminded by mail.', answers: reminderSchema }),
      requireMember(context),
      validate('json', reminderSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const reminder = c.req.valid('json')
        const dueAt = nextDue(reminder, clock.now())
        const saved = await db.transaction(async (tx) => {
          await requireTracker(tx, { trackerId, userId: c.get('member').user.id })
          return upsertReminder(tx, { trackerId, id: randomId(), ...reminder, dueAt })
        })
        return c.json({ data: saved })
      },
    )
    .post(
      '/v1/trackers/:id/reminder/delete',
      documentCall({ does: 'Deletes the reminder.', answers: v.null() }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(db, { trackerId, userId: c.get('member').user.id })
        await deleteReminder(db, trackerId)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/reminders/stop',
      documentCall({
        does: 'Deletes the reminder that a mail’s link names; an unknown link gets the same answer.',
        answers: v.null(),
        needs: 'nothing',
      }),
      validate('json', reminderStopSchema),
      async (c) => {
        await deleteReminderById(db, c.req.valid('json').id)
        return c.json({ data: null })
      },
    )
}
