import { Hono } from 'hono'
import {
  requireLockedPractice,
  requirePractice,
} from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { quickTextsSchema } from '#server/contract/message.schema.ts'
import { listQuickTexts, replaceQuickTexts } from './quick-text.repository.ts'

export function createQuickTextRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice/quick-texts',
      documentCall({
        does: 'Lists the texts that the nutritionist sends often.',
        answers: quickTextsSchema,
      }),
      requirePractice(context),
      async (c) => c.json({ data: await listQuickTexts(context.db, c.get('practice').number) }),
    )
    .put(
      '/v1/practice/quick-texts',
      documentCall({ does: 'Replaces the texts in their order.', answers: quickTextsSchema }),
      requirePractice(context),
      validate('json', quickTextsSchema),
      async (c) => {
        const texts = c.req.valid('json')
        await context.db.transaction(async (tx) => {
          const { number } = await requireLockedPractice(tx, c.get('practice'))
          await replaceQuickTexts(tx, number, texts)
        })
        return c.json({ data: texts })
      },
    )
}
