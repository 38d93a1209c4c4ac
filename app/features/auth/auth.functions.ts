import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import {
  confirmEmailSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '#server/contract/account.schema.ts'
import { loginSchema, registrationSchema } from '#server/contract/auth.schema.ts'
import { emailSchema } from '#server/contract/email.schema.ts'
import {
  confirmAndSignIn,
  endSession,
  mailResetLink,
  openVerificationLink,
  redeemResetLink,
  registerMember,
  sendVerificationAgain,
  signInWithPassword,
} from './auth.server.ts'

/** `redirect` is the newcomer's previous page. The browser's key never comes from its scripts. */
const signUpSchema = v.object({
  ...v.omit(registrationSchema, ['browserKey']).entries,
  redirect: v.pipe(v.string(), v.maxLength(2048)),
})

export const signIn = createServerFn({ method: 'POST' })
  .validator(inputOf(loginSchema))
  .handler(({ data, context }) => signInWithPassword(context, data))

export const signUp = createServerFn({ method: 'POST' })
  .validator(inputOf(signUpSchema))
  .handler(({ data, context }) => registerMember(context, data))

export const resendVerification = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ email: emailSchema })))
  .handler(({ data, context }) => sendVerificationAgain(context, data))

export const confirmEmail = createServerFn({ method: 'POST' })
  .validator(inputOf(v.omit(confirmEmailSchema, ['browserKey'])))
  .handler(({ data, context }) => confirmAndSignIn(context, data))

export const openMailedLink = createServerFn({ method: 'POST' })
  .validator(inputOf(v.pick(confirmEmailSchema, ['token'])))
  .handler(({ data, context }) => openVerificationLink(context, data))

export const requestResetLink = createServerFn({ method: 'POST' })
  .validator(inputOf(v.pick(forgotPasswordSchema, ['email', 'redirect'])))
  .handler(({ data, context }) => mailResetLink(context, data))

export const resetPassword = createServerFn({ method: 'POST' })
  .validator(inputOf(resetPasswordSchema))
  .handler(({ data, context }) => redeemResetLink(context, data))

export const signOut = createServerFn({ method: 'POST' }).handler(({ context }) =>
  endSession(context),
)
