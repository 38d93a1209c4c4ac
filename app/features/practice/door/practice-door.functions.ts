import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { practiceFactorSchema } from '#server/contract/practice-session.schema.ts'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'
import { confirmFactor, openDoor, readDoor } from './practice-door.server.ts'

export const getDoor = createServerFn({ method: 'GET' }).handler(({ context }) => readDoor(context))

export const sendCode = createServerFn({ method: 'POST' })
  .validator(inputOf(factorProofSchema))
  .handler(async ({ data, context }) => {
    await openDoor(context, data.code)
    return { isOpen: true }
  })

export const sendConfirmation = createServerFn({ method: 'POST' })
  .validator(inputOf(practiceFactorSchema))
  .handler(({ data, context }) => confirmFactor(context, data))
