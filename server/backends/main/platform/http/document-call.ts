import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import { envelopeOf, failureSchema } from '#server/contract/envelope.schema.ts'

const failure = {
  description: 'The call failed; the message says why.',
  content: { 'application/json': { schema: resolver(failureSchema) } },
}

type Description = {
  /** One sentence. */
  does: string
  answers: v.GenericSchema
  status?: 200 | 201
  needs?: 'bearer' | 'nothing'
}

/** Describes a route in OpenAPI: its purpose, its answer and whether it needs an access token. */
export function documentCall({ does, answers, status = 200, needs = 'bearer' }: Description) {
  return describeRoute({
    summary: does,
    security: needs === 'bearer' ? [{ accessToken: [] }] : [],
    responses: {
      [status]: {
        description: 'The call succeeded.',
        content: { 'application/json': { schema: resolver(envelopeOf(answers)) } },
      },
      default: failure,
    },
  })
}
