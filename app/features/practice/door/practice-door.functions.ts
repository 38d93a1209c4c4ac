import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { factorAnswerSchema } from '#server/contract/passkey.schema.ts'
import { practiceFactorSchema } from '#server/contract/practice-session.schema.ts'
import { confirmFactor, openDoor, readDoor, readPasskeyRequest } from './practice-door.server.ts'

export const getDoor = createServerFn({ method: 'GET' }).handler(({ context }) => readDoor(context))

export const sendCode = createServerFn({ method: 'POST' })
  .validator(inputOf(factorAnswerSchema))
  .handler(async ({ data, context }) => {
    await openDoor(context, data)
    return { isOpen: true }
  })

export const sendPasskeyQuestion = createServerFn({ method: 'POST' }).handler(({ context }) =>
  readPasskeyRequest(context),
)

export const sendConfirmation = createServerFn({ method: 'POST' })
  .validator(inputOf(practiceFactorSchema))
  .handler(({ data, context }) => confirmFactor(context, data))
