import { Hono } from 'hono'
import * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays, isCalendarDay } from '#server/backends/main/platform/calendar-day.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  foodEntryDeletionSchema,
  foodEntrySchema,
  storedFoodEntrySchema,
} from '#server/contract/food-diary.schema.ts'
import { lastPlannableDay } from './plannable-day.ts'
import { dropPlannedFood, planFood } from './planned-food.service.ts'

export function createPlannedFoodRoutes(context: MainContext) {
  const isPlannable = (day: string) => {
    const now = context.clock.now()
    // The backend does not know the member's time zone.
    const yesterday = addDays(dayInJakarta(now), -1)
    return isCalendarDay(day) && day >= yesterday && day <= lastPlannableDay(now)
  }
  const planSchema = v.pipe(
    foodEntrySchema,
    v.forward(
      v.check(({ eatenOn }) => isPlannable(eatenOn)),
      ['eatenOn'],
    ),
  )
  return new Hono()
    .post(
      '/v1/trackers/:id/planned-foods',
      documentCall({
        does: 'Plans a food for a day, replacing an earlier plan with the same id.',
        answers: storedFoodEntrySchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', planSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const plan = c.req.valid('json')
        return c.json({ data: await planFood(context, c.get('member'), { trackerId, plan }) })
      },
    )
    .post(
      '/v1/trackers/:id/planned-foods/delete',
      documentCall({ does: 'Deletes a plan; an entry eaten from it stays.', answers: v.null() }),
      requireMember(context),
      validate('json', foodEntryDeletionSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await dropPlannedFood(context, c.get('member'), { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
