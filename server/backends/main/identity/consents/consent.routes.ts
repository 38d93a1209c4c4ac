import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { consentSchema } from '#server/contract/consent.schema.ts'
import {
  healthConsentDecisionSchema,
  healthConsentSchema,
} from '#server/contract/health-consent.schema.ts'
import { insertConsent } from './consent.repository.ts'
import { decideHealthConsent, readHealthConsent } from './health-consent.service.ts'

export function createConsentRoutes(context: MainContext) {
  const { db, clock } = context
  return new Hono()
    .post(
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
    .get(
      '/v1/health-consent',
      documentCall({
        does: 'Says whether the member allows the site to store their health data.',
        answers: healthConsentSchema,
      }),
      requireMember(context),
      async (c) => {
        const { id, adultStatedAt } = c.get('member').user
        const isAdult = adultStatedAt !== null
        return c.json({ data: { ...(await readHealthConsent(db, id)), isAdult } })
      },
    )
    .post(
      '/v1/health-consent',
      documentCall({
        does: 'Records the member’s decision about health data, with its time and text.',
        answers: healthConsentSchema,
      }),
      requireMember(context),
      validate('json', healthConsentDecisionSchema),
      async (c) => {
        const { id, adultStatedAt } = c.get('member').user
        await limitRate(context, 'decideHealthConsent', { client: clientOf(c), account: id })
        const decision = c.req.valid('json')
        await decideHealthConsent(context, id, decision)
        const isAdult = adultStatedAt !== null || decision.decision === 'given'
        return c.json({ data: { ...(await readHealthConsent(db, id)), isAdult } })
      },
    )
}
