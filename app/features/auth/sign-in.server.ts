import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { writeAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { authSessionSchema, type Login } from '#server/contract/auth.schema.ts'

/** Trades the credentials for a session and keeps it in the visitor's cookies. */
export async function signInWithPassword(context: SiteContext, credentials: Login): Promise<void> {
  const session = await callMain(context, 'v1/auth/login', authSessionSchema, {
    method: 'post',
    json: credentials,
  })
  // Authenticated means that a token is present; an answer without one has signed nobody in.
  if (!session.token) throw new AppError({ code: 'CONTRACT' })
  writeAuthSession(context.settings, session)
}
