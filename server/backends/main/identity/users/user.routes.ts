import { Hono } from 'hono'
import * as v from 'valibot'
import { markDevice } from '#server/backends/main/identity/auth/known-device.ts'
import { readBearer, requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { identify } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { answerEvenly } from '#server/backends/main/platform/http/answer-evenly.ts'
import { clientOf, deviceOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { clearAccountLimit, limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  confirmEmailSchema,
  confirmedEmailSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '#server/contract/account.schema.ts'
import {
  authSessionSchema,
  clientSchema,
  profileUpdateSchema,
  registrationSchema,
  resendVerificationSchema,
} from '#server/contract/auth.schema.ts'
import { emailAddressOf } from '#server/contract/email-address.ts'
import { confirmEmail } from './email-confirmation.service.ts'
import { forgotPassword, resetPassword } from './password-reset.service.ts'
import { registerProfile, updateProfile } from './profile.service.ts'
import { register } from './registration.service.ts'
import { resendVerification } from './verification-link.service.ts'

export function createUserRoutes(context: MainContext) {
  // The member's time zone is unknown, so a day counts once it has begun anywhere.
  const hasBegun = (day: string) =>
    isCalendarDay(day) && day <= latestDayOnEarth(context.clock.now())
  const profileOnTheCalendarSchema = v.pipe(
    profileUpdateSchema,
    v.forward(
      v.check(({ birthDate }) => birthDate === '' || hasBegun(birthDate)),
      ['birthDate'],
    ),
  )
  return new Hono()
    .post(
      '/v1/users/register',
      documentCall({
        does: 'Registers an address. The answer is the same if it already has an account.',
        answers: v.object({}),
        status: 201,
        needs: 'nothing',
      }),
      validate('json', registrationSchema),
      async (c) => {
        const registration = c.req.valid('json')
        const subjects = { client: clientOf(c), account: mailboxOf(registration.email) }
        await limitRate(context, 'register', subjects)
        await answerEvenly(register(context, registration))
        return c.json({ data: {} }, 201)
      },
    )
    .post(
      '/v1/users/verify-email',
      documentCall({
        does: 'Sends the verification e-mail again. The answer is always the same.',
        answers: v.object({}),
        needs: 'nothing',
      }),
      validate('json', resendVerificationSchema),
      async (c) => {
        const request = c.req.valid('json')
        const subjects = { client: clientOf(c), account: mailboxOf(request.email) }
        await limitRate(context, 'resendVerification', subjects)
        await answerEvenly(resendVerification(context, request))
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/users/confirm-email',
      documentCall({
        does: 'Redeems a verification link with the password or the browser of its sign-up and signs in.',
        answers: confirmedEmailSchema,
        needs: 'nothing',
      }),
      validate('json', confirmEmailSchema),
      async (c) => {
        const confirmation = c.req.valid('json')
        const subjects = { client: clientOf(c), account: confirmation.token }
        await limitRate(context, 'confirmEmail', subjects)
        const session = await confirmEmail(context, { ...confirmation, device: deviceOf(c) })
        markDevice(context, c, emailAddressOf(session.email))
        return c.json({ data: session })
      },
    )
    .post(
      '/v1/users/forgot-password',
      documentCall({
        does: 'Mails a link to reset the password. The answer is always the same.',
        answers: v.object({}),
        needs: 'nothing',
      }),
      validate('json', forgotPasswordSchema),
      async (c) => {
        const request = c.req.valid('json')
        const subjects = { client: clientOf(c), account: mailboxOf(request.email) }
        await limitRate(context, 'forgotPassword', subjects)
        await answerEvenly(forgotPassword(context, request))
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/users/reset-password',
      documentCall({
        does: 'Sets the password with a reset link and ends every session.',
        answers: v.object({}),
        needs: 'nothing',
      }),
      validate('json', resetPasswordSchema),
      async (c) => {
        const client = clientOf(c)
        await limitRate(context, 'resetPassword', { client })
        const { email } = await resetPassword(context, c.req.valid('json'))
        // Failed attempts may have used up the sign-in limit that the owner needs now.
        await clearAccountLimit(context, 'signIn', { client, account: email })
        // Strangers who go on guessing must not lock out the owner again.
        markDevice(context, c, email)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/users/update-profile',
      documentCall({
        does: 'Updates the signed-in member’s profile, or registers with the registration token in the body.',
        answers: authSessionSchema,
        needs: 'nothing',
      }),
      validate('json', profileOnTheCalendarSchema),
      async (c) => {
        const update = c.req.valid('json')
        const authorization = c.req.header('authorization')
        if (authorization === undefined) {
          const session = await registerProfile(context, { ...update, device: deviceOf(c) })
          markDevice(context, c, emailAddressOf(session.email))
          return c.json({ data: session })
        }
        const member = await identify(context, readBearer(authorization))
        await limitRate(context, 'changeAccount', { client: clientOf(c), account: member.user.id })
        return c.json({ data: await updateProfile(context, member, update) })
      },
    )
    .get(
      '/v1/clients',
      documentCall({
        does: 'Returns the member’s external client area. This backend has none.',
        answers: clientSchema,
      }),
      requireMember(context),
      (c) => c.json({ data: { id: null } }),
    )
}
