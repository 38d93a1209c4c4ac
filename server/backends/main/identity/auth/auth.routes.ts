import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf, deviceOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  type AuthSession,
  authSessionSchema,
  googleOauthSchema,
  googleProfileSchema,
  loginSchema,
  refreshSchema,
} from '#server/contract/auth.schema.ts'
import { emailAddressOf } from '#server/contract/email-address.ts'
import { finishGoogleSignIn, startGoogleSignIn } from './google.service.ts'
import { knownDeviceOf, markDevice } from './known-device.ts'
import { login } from './login.service.ts'
import { refresh } from './refresh.service.ts'
import { requireMember } from './require-member.ts'
import { signOut } from './session.service.ts'
import { shareCalls } from './share-calls.ts'

export function createAuthRoutes(context: MainContext) {
  const shareRefresh = shareCalls<AuthSession>()
  return new Hono()
    .post(
      '/v1/auth/login',
      documentCall({
        does: 'Signs in with e-mail and password.',
        answers: authSessionSchema,
        needs: 'nothing',
      }),
      validate('json', loginSchema),
      async (c) => {
        const credentials = c.req.valid('json')
        const { email } = credentials
        const known = knownDeviceOf(context, c, email)
        const limit = known ? 'signInOnKnownDevice' : 'signIn'
        const subjects = { client: clientOf(c), account: known ?? email }
        await limitRate(context, limit, subjects)
        const session = await login(context, { ...credentials, device: deviceOf(c) })
        await refundRateLimit(context, limit, subjects)
        markDevice(context, c, email)
        return c.json({ data: session })
      },
    )
    .post(
      '/v1/auth/refresh-token',
      documentCall({
        does: 'Exchanges a refresh token for a new session state.',
        answers: authSessionSchema,
        needs: 'nothing',
      }),
      validate('json', refreshSchema),
      async (c) => {
        const request = c.req.valid('json')
        const session = await shareRefresh(JSON.stringify(request), async () => {
          await limitRate(context, 'refresh', { client: clientOf(c) })
          return refresh(context, request)
        })
        return c.json({ data: session })
      },
    )
    .post(
      '/v1/auth/logout',
      documentCall({ does: 'Ends the session of the access token.', answers: v.object({}) }),
      requireMember(context),
      async (c) => {
        await signOut(context, c.get('member'))
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/auth/generate-google-url',
      documentCall({
        does: 'Returns the URL of Google’s sign-in page.',
        answers: v.pipe(v.string(), v.url()),
        needs: 'nothing',
      }),
      async (c) => {
        await limitRate(context, 'startGoogle', { client: clientOf(c) })
        return c.json({ data: await startGoogleSignIn(context) })
      },
    )
    .post(
      '/v1/auth/google-oauth',
      documentCall({
        does: 'Redeems the code from Google’s redirect.',
        answers: googleProfileSchema,
        needs: 'nothing',
      }),
      validate('json', googleOauthSchema),
      async (c) => {
        const answer = { ...c.req.valid('json'), device: deviceOf(c) }
        const profile = await finishGoogleSignIn(context, answer)
        if (profile.authStatus === 'registered')
          markDevice(context, c, emailAddressOf(profile.email))
        return c.json({ data: profile })
      },
    )
}
