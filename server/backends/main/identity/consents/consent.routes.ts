import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { consentSchema } from '#server/contract/consent.schema.ts'
import { insertConsent } from './consent.repository.ts'

export function createConsentRoutes(context: MainContext) {
  const { db, clock } = context
  return new Hono().post(
    '/v1/consents',
    documentCall({
      does: 'Records an anonymous visitor’s choice, with its time and the edition of the text.',
      answers: v.object({}),
      status: 201,
      needs: 'nothing',
    }),
    validate('json', consentSchema),
    async (c) => {
      await limitRate(context, 'saveConsent', { client: clientOf(c) })
      await insertConsent(db, { ...c.req.valid('json'), id: randomId(), givenAt: clock.now() })
      return c.json({ data: {} }, 201)
    },
  )
}
