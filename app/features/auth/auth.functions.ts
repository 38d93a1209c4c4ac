import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import {
  confirmEmailSchema,
  emailSchema,
  loginSchema,
  registrationSchema,
} from '#server/contract/auth.schema.ts'
import { redeemVerification, registerMember, sendVerificationAgain } from './account.server.ts'
import { signInWithPassword } from './sign-in.server.ts'
import { signOutEverywhereHere } from './sign-out.server.ts'

export const signIn = createServerFn({ method: 'POST' })
  .validator(inputOf(loginSchema))
  .handler(({ data, context }) => signInWithPassword(context, data))

export const signUp = createServerFn({ method: 'POST' })
  .validator(inputOf(registrationSchema))
  .handler(({ data, context }) => registerMember(context, data))

export const resendVerification = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ email: emailSchema })))
  .handler(({ data, context }) => sendVerificationAgain(context, data))

export const confirmEmail = createServerFn({ method: 'POST' })
  .validator(inputOf(confirmEmailSchema))
  .handler(({ data, context }) => redeemVerification(context, data))

export const signOut = createServerFn({ method: 'POST' }).handler(({ context }) =>
  signOutEverywhereHere(context),
)
