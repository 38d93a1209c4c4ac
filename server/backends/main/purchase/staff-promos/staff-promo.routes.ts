import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  newPromoCodeSchema,
  newPromotionSchema,
  promoEffectQuerySchema,
  promoEffectSchema,
  promoEndSchema,
  promoQuotaSchema,
  staffPromosSchema,
} from '#server/contract/admin-promo.schema.ts'
import { foreseeEffect } from './promo-effect.service.ts'
import {
  changeQuota,
  createPromo,
  endCode,
  endPromotion,
  readPromos,
} from './staff-promo.service.ts'

const change = {
  answers: v.null(),
  permission: 'promos.work',
  needsStepUp: true,
} as const

export function createStaffPromoRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/promos',
      adminCall(context, {
        does: 'Lists all promotions and promo codes.',
        answers: staffPromosSchema,
        permission: 'promos.work',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readPromos(context) }),
    )
    .get(
      '/v1/admin/promo-effect',
      adminCall(context, {
        does: 'Returns who would pay what at the start of a promotion or promo code, and keeps nothing.',
        answers: promoEffectSchema,
        permission: 'promos.work',
        audit: 'impersonal',
      }),
      validate('query', promoEffectQuerySchema),
      async (c) => c.json({ data: await foreseeEffect(context, c.req.valid('query').wish) }),
    )
    .post(
      '/v1/admin/promotions',
      adminCall(context, {
        ...change,
        does: 'Makes a promotion.',
        audit: 'promotion_made',
        about: 'promotion',
      }),
      validate('json', newPromotionSchema),
      async (c) => {
        const { wish: promotion, reason } = c.req.valid('json')
        await createPromo(context, c.get('act'), { kind: 'promotion', promotion, reason })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/promotions/:id/end',
      adminCall(context, {
        ...change,
        does: 'Ends a promotion now.',
        audit: 'promotion_ended',
        about: 'promotion',
      }),
      validate('json', promoEndSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_PROMO')
        await endPromotion(context, c.get('act'), { id, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/promo-codes',
      adminCall(context, {
        ...change,
        does: 'Makes a promo code.',
        audit: 'promo_code_made',
        about: 'promo_code',
      }),
      validate('json', newPromoCodeSchema),
      async (c) => {
        const { wish: code, reason } = c.req.valid('json')
        await createPromo(context, c.get('act'), { kind: 'code', code, reason })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/promo-codes/:id/end',
      adminCall(context, {
        ...change,
        does: 'Ends a promo code now.',
        audit: 'promo_code_changed',
        about: 'promo_code',
      }),
      validate('json', promoEndSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_PROMO')
        await endCode(context, c.get('act'), { id, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/promo-codes/:id/quota',
      adminCall(context, {
        ...change,
        does: 'Changes how often a promo code can be used.',
        audit: 'promo_code_changed',
        about: 'promo_code',
      }),
      validate('json', promoQuotaSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_PROMO')
        await changeQuota(context, c.get('act'), { id, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
