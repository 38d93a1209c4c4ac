import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { idempotencySchema } from '#server/backends/main/platform/http/idempotency-key.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  cartCreationSchema,
  cartListSchema,
  cartReplacementSchema,
  cartSchema,
} from '#server/contract/purchase.schema.ts'
import { changeCart, listOwnCarts, removeCart, saveCart } from './cart.service.ts'

export function createCartRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/carts',
      documentCall({
        does: 'Lists the member’s carts, newest first.',
        answers: cartListSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await listOwnCarts(context, c.get('member')) }),
    )
    .post(
      '/v1/carts',
      documentCall({
        does: 'Saves a cart and mails its owner the link to it.',
        answers: cartSchema,
        status: 201,
      }),
      requireMember(context),
      validate('header', idempotencySchema),
      validate('json', cartCreationSchema),
      async (c) => {
        const creation = c.req.valid('json')
        const { 'idempotency-key': key } = c.req.valid('header')
        return c.json({ data: await saveCart(context, c.get('member'), { creation, key }) }, 201)
      },
    )
    .put(
      '/v1/carts/:id',
      documentCall({ does: 'Replaces the service in a cart.', answers: cartSchema }),
      requireMember(context),
      validate('header', idempotencySchema),
      validate('json', cartReplacementSchema),
      async (c) => {
        const cartId = readPathId(c.req.param('id'), 'ERR_NO_CART')
        const { productServiceId } = c.req.valid('json')
        const { 'idempotency-key': key } = c.req.valid('header')
        const change = { cartId, productServiceId, key }
        return c.json({ data: await changeCart(context, c.get('member'), change) })
      },
    )
    .delete(
      '/v1/carts/:id',
      documentCall({ does: 'Removes a cart.', answers: v.object({}) }),
      requireMember(context),
      validate('header', idempotencySchema),
      async (c) => {
        const cartId = readPathId(c.req.param('id'), 'ERR_NO_CART')
        const { 'idempotency-key': key } = c.req.valid('header')
        return c.json({ data: await removeCart(context, c.get('member'), { cartId, key }) })
      },
    )
}
