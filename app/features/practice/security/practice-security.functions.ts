import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { ownSessionEndSchema } from '#server/contract/own-security.schema.ts'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'
import { ownSecurityOf, stepUp } from './practice-security.server.ts'

export const getSecurity = createServerFn({ method: 'GET' }).handler(({ context }) =>
  ownSecurityOf(context).read(),
)

export const sendStepUp = createServerFn({ method: 'POST' })
  .validator(inputOf(factorProofSchema))
  .handler(async ({ data, context }) => {
    await stepUp(context, data.code)
    return { isProved: true }
  })

export const sendOwnSessionEnd = createServerFn({ method: 'POST' })
  .validator(inputOf(ownSessionEndSchema))
  .handler(({ data, context }) => ownSecurityOf(context).endSession(data.id))

export const sendOthersEnd = createServerFn({ method: 'POST' }).handler(({ context }) =>
  ownSecurityOf(context).endOthers(),
)

export const sendCodeRenewal = createServerFn({ method: 'POST' }).handler(({ context }) =>
  ownSecurityOf(context).renewCodes(),
)
