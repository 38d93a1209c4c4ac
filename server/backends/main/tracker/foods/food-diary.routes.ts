import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  foodDiaryQuerySchema,
  foodDiarySchema,
  foodEntryDeletionSchema,
  foodEntrySchema,
  noticedFoodsSchema,
  storedFoodEntrySchema,
} from '#server/contract/food-diary.schema.ts'
import { readFoodDiary, removeFoodEntry, saveFoodEntry } from './food-diary.service.ts'
import { insertNoticed } from './noticed-food.repository.ts'

export function createFoodDiaryRoutes(context: MainContext) {
  const hasBegun = (day: string) =>
    isCalendarDay(day) && day <= latestDayOnEarth(context.clock.now())
  const eatenSchema = v.pipe(
    foodEntrySchema,
    v.forward(
      v.check(({ eatenOn }) => hasBegun(eatenOn)),
      ['eatenOn'],
    ),
  )
  const daySchema = v.pipe(
    foodDiaryQuerySchema,
    v.forward(
      v.check(({ day }) => isCalendarDay(day)),
      ['day'],
    ),
  )
  return new Hono()
    .get(
      '/v1/trackers/:id/food-diary',
      documentCall({
        does: 'Returns the foods of a day and the day before, and recent foods.',
        answers: foodDiarySchema,
      }),
      requireMember(context),
      validate('query', daySchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const { day } = c.req.valid('query')
        return c.json({ data: await readFoodDiary(context, c.get('member'), { trackerId, day }) })
      },
    )
    .post(
      '/v1/trackers/:id/food-entries',
      documentCall({
        does: 'Saves a food entry, replacing an earlier one with the same id.',
        answers: storedFoodEntrySchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', eatenSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const entry = c.req.valid('json')
        return c.json({ data: await saveFoodEntry(context, c.get('member'), { trackerId, entry }) })
      },
    )
    .post(
      '/v1/trackers/:id/food-entries/delete',
      documentCall({ does: 'Deletes an entry.', answers: v.null() }),
      requireMember(context),
      validate('json', foodEntryDeletionSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await removeFoodEntry(context, c.get('member'), { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/noticed-foods',
      documentCall({
        does: 'Marks changed foods as read, so the diary no longer lists these changes.',
        answers: v.null(),
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', noticedFoodsSchema),
      async (c) => {
        const noticed = { userId: c.get('member').user.id, noticedAt: context.clock.now() }
        await insertNoticed(context.db, { ...noticed, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
