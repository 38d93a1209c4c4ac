import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { healthConsentDecisionSchema } from '#server/contract/health-consent.schema.ts'
import { readHealthConsent, saveHealthConsent } from './health-consent.server.ts'

export const getHealthConsent = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readHealthConsent(context),
)

export const decideHealthConsent = createServerFn({ method: 'POST' })
  .validator(inputOf(healthConsentDecisionSchema))
  .handler(({ data, context }) => saveHealthConsent(context, data))
