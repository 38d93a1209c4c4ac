import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/auth/require-member.ts'
import { dayInJakarta, isCalendarDay } from '#server/backends/main/calendar-day.ts'
import { documentCall } from '#server/backends/main/http/document-call.ts'
import { validate } from '#server/backends/main/http/validate.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { nutritionProfileSchema } from '#server/contract/nutrition-profile.schema.ts'
import { findNutritionProfile, upsertNutritionProfile } from './nutrition-profile.repository.ts'

export function createNutritionProfileRoutes(parts: MainParts) {
  const bornSchema = v.pipe(
    nutritionProfileSchema,
    v.forward(
      v.check(({ bornOn }) => isCalendarDay(bornOn) && bornOn <= dayInJakarta(parts.clock.now())),
      ['bornOn'],
    ),
  )
  return new Hono()
    .get(
      '/v1/nutrition-profile',
      documentCall({
        does: 'Gives what the member’s targets are worked out from, or null.',
        answers: v.nullable(nutritionProfileSchema),
      }),
      requireMember(parts),
      async (c) => c.json({ data: await findNutritionProfile(parts.db, c.get('member').user.id) }),
    )
    .post(
      '/v1/nutrition-profile',
      documentCall({
        does: 'Keeps what the member’s targets are worked out from.',
        answers: nutritionProfileSchema,
      }),
      requireMember(parts),
      validate('json', bornSchema),
      async (c) => {
        const profile = c.req.valid('json')
        await upsertNutritionProfile(parts.db, c.get('member').user.id, profile)
        return c.json({ data: profile })
      },
    )
}
