import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  foundPackagedFoodSchema,
  packagedFoodListSchema,
  packagedFoodQuerySchema,
} from '#server/contract/packaged-food.schema.ts'
import { findPackagedFood } from './find-packaged-food.service.ts'
import { listLoggedPackagedFoods } from './packaged-food.repository.ts'

export function createPackagedFoodRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/packaged-food',
      documentCall({
        does: 'Finds a packaged food by the number under its barcode, in Open Food Facts.',
        answers: foundPackagedFoodSchema,
      }),
      requireMember(context),
      validate('query', packagedFoodQuerySchema),
      async (c) => {
        const subjects = { client: clientOf(c), account: c.get('member').user.id }
        await limitRate(context, 'findPackagedFood', subjects)
        return c.json({ data: await findPackagedFood(context, c.req.valid('query').barcode) })
      },
    )
    .get(
      '/v1/packaged-foods',
      documentCall({
        does: 'Lists the packaged foods that the member has logged.',
        answers: packagedFoodListSchema,
      }),
      requireMember(context),
      async (c) =>
        c.json({ data: await listLoggedPackagedFoods(context.db, c.get('member').user.id) }),
    )
}
