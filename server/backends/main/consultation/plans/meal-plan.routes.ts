import { Hono } from 'hono'
import * as v from 'valibot'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import { requireSignature } from '#server/backends/main/identity/account/require-proof.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  mealPlanBoardSchema,
  planDraftAnswerSchema,
  planDraftWriteSchema,
  planPublicationAnswerSchema,
  planPublicationSchema,
} from '#server/contract/meal-plan.schema.ts'
import { dropDraft, readBoard, saveDraft } from './plan-draft.service.ts'
import { publishPlan } from './publish-plan.service.ts'

const path = '/v1/practice/clients/:id/meal-plans'

export function createMealPlanRoutes(context: MainContext) {
  return new Hono()
    .get(
      path,
      documentCall({
        does: 'Returns the nutritionist’s plans for a client, and records the look.',
        answers: mealPlanBoardSchema,
      }),
      requirePractice(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readBoard(context, c.get('practice'), trackerId) })
      },
    )
    .put(
      `${path}/draft`,
      documentCall({
        does: 'Stores the draft, unless another page has written since.',
        answers: planDraftAnswerSchema,
      }),
      requirePractice(context),
      validate('json', planDraftWriteSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const write = { trackerId, ...c.req.valid('json') }
        return c.json({ data: await saveDraft(context, c.get('practice'), write) })
      },
    )
    .delete(
      `${path}/draft`,
      documentCall({ does: 'Deletes the draft.', answers: v.null() }),
      requirePractice(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await dropDraft(context, c.get('practice'), trackerId)
        return c.json({ data: null })
      },
    )
    .post(
      `${path}/publish`,
      documentCall({
        does: 'Publishes the draft and ends earlier plans the day before it.',
        answers: planPublicationAnswerSchema,
      }),
      requirePractice(context),
      validate('json', planPublicationSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const { rowVersion, proof } = c.req.valid('json')
        const isProven = proof !== null
        if (isProven)
          await requireSignature(context, c.get('member'), { proof, client: clientOf(c) })
        const publication = { trackerId, rowVersion, isProven }
        return c.json({ data: await publishPlan(context, c.get('practice'), publication) })
      },
    )
}
