import { Hono } from 'hono'
import * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { eatingCheckLifetimeDays } from '#app/nutrition/goal-rules.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays, isCalendarDay } from '#server/backends/main/platform/calendar-day.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  eatingCheckSchema,
  nutritionProfileSchema,
  storedNutritionProfileSchema,
} from '#server/contract/nutrition-profile.schema.ts'
import {
  findNutritionProfile,
  updateEatingCheck,
  upsertNutritionProfile,
} from './nutrition-profile.repository.ts'

export function createNutritionProfileRoutes(context: MainContext) {
  const bornSchema = v.pipe(
    nutritionProfileSchema,
    v.forward(
      v.check(({ bornOn }) => isCalendarDay(bornOn) && bornOn <= dayInJakarta(context.clock.now())),
      ['bornOn'],
    ),
  )
  return new Hono()
    .get(
      '/v1/nutrition-profile',
      documentCall({
        does: 'Returns the member’s nutrition profile, or null.',
        answers: v.nullable(storedNutritionProfileSchema),
      }),
      requireMember(context),
      async (c) =>
        c.json({ data: await findNutritionProfile(context.db, c.get('member').user.id) }),
    )
    .post(
      '/v1/nutrition-profile',
      documentCall({
        does: 'Saves the member’s nutrition profile.',
        answers: storedNutritionProfileSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', bornSchema),
      async (c) => {
        const profile = c.req.valid('json')
        const { id } = c.get('member').user
        return c.json({ data: await upsertNutritionProfile(context.db, id, profile) })
      },
    )
    .post(
      '/v1/eating-check',
      documentCall({
        does: 'Saves the SCOFF result: whether a person is needed, and the day. 404 `ERR_NO_PROFILE` without a profile.',
        answers: storedNutritionProfileSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', eatingCheckSchema),
      async (c) => {
        const checkedOn = dayInJakarta(context.clock.now())
        const saved = await updateEatingCheck(context.db, c.get('member').user.id, {
          ...c.req.valid('json'),
          checkedOn,
          holdsFrom: addDays(checkedOn, -eatingCheckLifetimeDays),
        })
        if (!saved) throw new MainFailure('ERR_NO_PROFILE')
        return c.json({ data: saved })
      },
    )
}
