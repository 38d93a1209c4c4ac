import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { promoEndSchema, promoWishSchema } from '#server/contract/admin-promo.schema.ts'
import { changePromo, makePromo, readEffect, readPromos } from './admin-promos.server.ts'
import { promoActSchema } from './promo-act.schema.ts'

export const getPromos = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readPromos(context))

export const getEffect = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(promoWishSchema))
  .handler(({ data, context }) => readEffect(context, data))

export const sendPromo = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ wish: promoWishSchema, ...promoEndSchema.entries })))
  .handler(({ data, context }) => makePromo(context, data))

export const sendPromoAct = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(promoActSchema))
  .handler(({ data, context }) => changePromo(context, data))
