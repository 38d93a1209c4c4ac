import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { consentSchema } from '#server/contract/consent.schema.ts'
import { saveConsentChoice } from './consent.server.ts'

const choiceSchema = v.pick(consentSchema, [
  'textVersion',
  'language',
  'enableCookiesFunctional',
  'enableCookiesAnalytics',
])

export const saveConsent = createServerFn({ method: 'POST' })
  .validator(inputOf(choiceSchema))
  .handler(({ data, context }) => saveConsentChoice(context, data))
