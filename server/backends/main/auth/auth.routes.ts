import { Hono } from 'hono'
import * as v from 'valibot'
import { documentCall } from '#server/backends/main/http/document-call.ts'
import { validate } from '#server/backends/main/http/validate.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import {
  authSessionSchema,
  googleOauthSchema,
  googleProfileSchema,
  loginSchema,
  refreshSchema,
} from '#server/contract/auth.schema.ts'
import { finishGoogleSignIn, startGoogleSignIn } from './google.service.ts'
import { login } from './login.service.ts'
import { requireMember } from './require-member.ts'
import { refresh, signOut } from './session.service.ts'

export function createAuthRoutes(parts: MainParts) {
  return new Hono()
    .post(
      '/v1/auth/login',
      documentCall({
        does: 'Signs in with e-mail and password.',
        answers: authSessionSchema,
        needs: 'nothing',
      }),
      validate('json', loginSchema),
      async (c) => c.json({ data: await login(parts, c.req.valid('json')) }),
    )
    .post(
      '/v1/auth/refresh-token',
      documentCall({
        does: 'Trades a refresh token for a new session state.',
        answers: authSessionSchema,
        needs: 'nothing',
      }),
      validate('json', refreshSchema),
      async (c) => c.json({ data: await refresh(parts, c.req.valid('json')) }),
    )
    .post(
      '/v1/auth/logout',
      documentCall({ does: 'Ends the session of the access token.', answers: v.object({}) }),
      requireMember(parts),
      async (c) => {
        await signOut(parts, c.get('member'))
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/auth/generate-google-url',
      documentCall({
        does: 'Gives the address of Google’s sign-in page.',
        answers: v.pipe(v.string(), v.url()),
        needs: 'nothing',
      }),
      async (c) => c.json({ data: await startGoogleSignIn(parts) }),
    )
    .post(
      '/v1/auth/google-oauth',
      documentCall({
        does: 'Redeems the code that Google sent a visitor back with.',
        answers: googleProfileSchema,
        needs: 'nothing',
      }),
      validate('json', googleOauthSchema),
      async (c) => c.json({ data: await finishGoogleSignIn(parts, c.req.valid('json')) }),
    )
}
