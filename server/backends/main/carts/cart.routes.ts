import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/auth/require-member.ts'
import { documentCall } from '#server/backends/main/http/document-call.ts'
import { validate } from '#server/backends/main/http/validate.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { cartCreationSchema, cartSchema } from '#server/contract/purchase.schema.ts'
import { keepCart } from './cart.service.ts'

export function createCartRoutes(parts: MainParts) {
  return new Hono().post(
    '/v1/carts',
    documentCall({
      does: 'Keeps a choice for later and mails its owner the link back to it.',
      answers: cartSchema,
      status: 201,
    }),
    requireMember(parts),
    validate('json', cartCreationSchema),
    async (c) => c.json({ data: await keepCart(parts, c.get('member'), c.req.valid('json')) }, 201),
  )
}
