import { Hono } from 'hono'
import * as v from 'valibot'
import {
  requireLockedPractice,
  requirePractice,
} from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { clientIdSchema } from '#server/contract/ids.schema.ts'
import {
  mostPlanTemplates,
  planTemplateListSchema,
  planTemplateWriteSchema,
} from '#server/contract/meal-plan.schema.ts'
import {
  countOtherTemplates,
  deleteTemplate,
  listTemplates,
  upsertTemplate,
} from './plan-template.repository.ts'

const path = '/v1/practice/plan-templates'

export function createPlanTemplateRoutes(context: MainContext) {
  const { db } = context
  return new Hono()
    .get(
      path,
      documentCall({
        does: 'Lists the nutritionist’s templates of meal plans.',
        answers: planTemplateListSchema,
      }),
      requirePractice(context),
      async (c) => c.json({ data: await listTemplates(db, c.get('practice').number) }),
    )
    .put(
      `${path}/:id`,
      documentCall({
        does: 'Stores a template, replacing one with the same id.',
        answers: planTemplateListSchema,
      }),
      requirePractice(context),
      validate('param', v.object({ id: clientIdSchema })),
      validate('json', planTemplateWriteSchema),
      async (c) => {
        const { id } = c.req.valid('param')
        const data = await db.transaction(async (tx) => {
          const { number } = await requireLockedPractice(tx, c.get('practice'))
          if ((await countOtherTemplates(tx, number, id)) >= mostPlanTemplates)
            throw new MainFailure('TOO_MANY_TEMPLATES')
          await upsertTemplate(tx, number, { id, ...c.req.valid('json') })
          return listTemplates(tx, number)
        })
        return c.json({ data })
      },
    )
    .delete(
      `${path}/:id`,
      documentCall({ does: 'Deletes a template; plans stay.', answers: v.null() }),
      requirePractice(context),
      async (c) => {
        await deleteTemplate(db, c.get('practice').number, c.req.param('id'))
        return c.json({ data: null })
      },
    )
}
