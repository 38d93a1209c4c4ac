import { Hono } from 'hono'
import * as v from 'valibot'
import { readBearer, requireMember } from '#server/backends/main/auth/require-member.ts'
import { identify } from '#server/backends/main/auth/session.service.ts'
import { isCalendarDay } from '#server/backends/main/calendar-day.ts'
import { documentCall } from '#server/backends/main/http/document-call.ts'
import { validate } from '#server/backends/main/http/validate.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import {
  authSessionSchema,
  clientSchema,
  confirmEmailSchema,
  profileUpdateSchema,
  registrationSchema,
  resendVerificationSchema,
} from '#server/contract/auth.schema.ts'
import { registerProfile, updateProfile } from './profile.service.ts'
import { confirmEmail, register, resendVerification } from './registration.service.ts'

const profileOnTheCalendarSchema = v.pipe(
  profileUpdateSchema,
  v.forward(
    v.check(({ birthDate }) => birthDate === '' || isCalendarDay(birthDate)),
    ['birthDate'],
  ),
)

export function createUserRoutes(parts: MainParts) {
  return new Hono()
    .post(
      '/v1/users/register',
      documentCall({
        does: 'Registers an address; the answer is the same when it has an account already.',
        answers: v.object({}),
        status: 201,
        needs: 'nothing',
      }),
      validate('json', registrationSchema),
      async (c) => {
        await register(parts, c.req.valid('json'))
        return c.json({ data: {} }, 201)
      },
    )
    .post(
      '/v1/users/verify-email',
      documentCall({
        does: 'Sends the verification e-mail again; the answer is always the same.',
        answers: v.object({}),
        needs: 'nothing',
      }),
      validate('json', resendVerificationSchema),
      async (c) => {
        await resendVerification(parts, c.req.valid('json'))
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/users/confirm-email',
      documentCall({
        does: 'Redeems the token of a verification link.',
        answers: v.object({}),
        needs: 'nothing',
      }),
      validate('json', confirmEmailSchema),
      async (c) => {
        await confirmEmail(parts, c.req.valid('json').token)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/users/update-profile',
      documentCall({
        does: 'Updates the profile of the access token’s member, or registers with a registration token in the body.',
        answers: authSessionSchema,
        needs: 'nothing',
      }),
      validate('json', profileOnTheCalendarSchema),
      async (c) => {
        const update = c.req.valid('json')
        const authorization = c.req.header('authorization')
        if (authorization === undefined)
          return c.json({ data: await registerProfile(parts, update) })
        const member = await identify(parts, readBearer(authorization))
        return c.json({ data: await updateProfile(parts, member, update) })
      },
    )
    .get(
      '/v1/clients',
      documentCall({
        does: 'Says which client area elsewhere the member belongs to; here, none.',
        answers: clientSchema,
      }),
      requireMember(parts),
      (c) => c.json({ data: { id: null } }),
    )
}
