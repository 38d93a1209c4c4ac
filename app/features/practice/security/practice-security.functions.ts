import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { ownSessionEndSchema } from '#server/contract/own-security.schema.ts'
import {
  factorAnswerSchema,
  newPasskeySchema,
  passkeyRemovalSchema,
} from '#server/contract/passkey.schema.ts'
import { ownSecurityOf, stepUp } from './practice-security.server.ts'

export const getSecurity = createServerFn({ method: 'GET' }).handler(({ context }) =>
  ownSecurityOf(context).read(),
)

export const sendStepUp = createServerFn({ method: 'POST' })
  .validator(inputOf(factorAnswerSchema))
  .handler(async ({ data, context }) => {
    await stepUp(context, data)
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

export const sendPasskeyOffer = createServerFn({ method: 'POST' }).handler(({ context }) =>
  ownSecurityOf(context).offerPasskey(),
)

export const sendNewPasskey = createServerFn({ method: 'POST' })
  .validator(inputOf(newPasskeySchema))
  .handler(({ data, context }) => ownSecurityOf(context).addPasskey(data))

export const sendPasskeyRemoval = createServerFn({ method: 'POST' })
  .validator(inputOf(passkeyRemovalSchema))
  .handler(({ data, context }) => ownSecurityOf(context).removePasskey(data.id))
