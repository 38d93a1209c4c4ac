import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { answerLines } from '#server/backends/main/platform/http/answer-lines.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import {
  newPhotoSchema,
  photoDeletionSchema,
  photoFileSchema,
  photoFilesQuerySchema,
  photoListSchema,
  pictureSchema,
  savedPhotoSchema,
} from '#server/contract/photo.schema.ts'
import { listPhotos } from './photo.repository.ts'
import { dropPhoto, readPicture, savePhoto } from './photo.service.ts'
import { readPhotoFiles } from './photo-files.service.ts'

export function createPhotoRoutes(context: MainContext) {
  const takenSchema = v.pipe(
    newPhotoSchema,
    v.forward(
      v.check(
        ({ takenOn }) => isCalendarDay(takenOn) && takenOn <= latestDayOnEarth(context.clock.now()),
      ),
      ['takenOn'],
    ),
  )
  return new Hono()
    .get(
      '/v1/photos',
      documentCall({
        does: 'Streams every photo of the member, or of one tracker, as one JSON text per line.',
        answers: photoFileSchema,
      }),
      requireMember(context),
      validate('query', photoFilesQuerySchema),
      async (c) => {
        const member = c.get('member')
        await limitRate(context, 'exportPhotos', { client: clientOf(c), account: member.user.id })
        return answerLines(readPhotoFiles(context, member, c.req.valid('query').tracker))
      },
    )
    .get(
      '/v1/trackers/:id/photos',
      documentCall({ does: 'Lists the photos, oldest first.', answers: photoListSchema }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await requireTracker(context.db, { trackerId, userId: c.get('member').user.id })
        return c.json({ data: await listPhotos(context.db, trackerId) })
      },
    )
    .get(
      '/v1/trackers/:id/photos/:photoId',
      documentCall({ does: 'Returns a photo.', answers: pictureSchema }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const id = readPathId(c.req.param('photoId'), 'ERR_NO_PHOTO')
        return c.json({ data: await readPicture(context, c.get('member'), { trackerId, id }) })
      },
    )
    .post(
      '/v1/trackers/:id/photos',
      documentCall({
        does: 'Saves a photo without its metadata.',
        answers: savedPhotoSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', takenSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'savePhoto', { client: clientOf(c), account: member.user.id })
        const photo = c.req.valid('json')
        return c.json({ data: await savePhoto(context, member, { trackerId, photo }) })
      },
    )
    .post(
      '/v1/trackers/:id/photos/delete',
      documentCall({ does: 'Deletes a photo for good.', answers: v.null() }),
      requireMember(context),
      validate('json', photoDeletionSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'dropPhoto', { client: clientOf(c), account: member.user.id })
        await dropPhoto(context, member, { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
