import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { writeAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { isUnderAuth, redirectTargetOf } from '#app/session/redirect-target.ts'
import {
  type AuthSession,
  authSessionSchema,
  googleProfileSchema,
} from '#server/contract/auth.schema.ts'
import type { completedProfileSchema } from './completed-profile.schema.ts'
import { forgetForGoogle, keepForGoogle, readForGoogle } from './google-cookies.server.ts'
import { type GoogleOutcome, type GoogleProfile, isoDateOf } from './google-outcome.ts'

const webAddressSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

/** Stands for the auth page in the saved redirect, where no other page under /auth may be. */
const authPage = '/auth'

/**
 * The address of Google's sign-in page. What has to be known on the way back stays in this browser:
 * the page to go to, and the state that says that the answer belongs to this question.
 */
export async function startGoogle(context: SiteContext, { from }: { from: string }) {
  const address = await callMain(context, 'v1/auth/generate-google-url', webAddressSchema, {
    method: 'post',
  })
  const url = new URL(address)
  // A backend that leaves the state to its caller gets ours.
  const state = url.searchParams.get('state') ?? crypto.randomUUID()
  url.searchParams.set('state', state)
  const target = isUnderAuth(from) ? authPage : redirectTargetOf(from)
  keepForGoogle(context.settings, 'redirect-google', target)
  keepForGoogle(context.settings, 'google-state', state)
  return { url: url.href }
}

type GoogleAnswer = { code: string | null; state: string | null; error: string | null }

/** Ends what `startGoogle` began (specification, section 4: Google sign-in/sign-up). */
export async function finishGoogle(
  context: SiteContext,
  { code, state, error }: GoogleAnswer,
): Promise<GoogleOutcome> {
  const { settings } = context
  const expectedState = readForGoogle(settings, 'google-state')
  const target = readForGoogle(settings, 'redirect-google')
  forgetForGoogle(settings, 'google-state')
  forgetForGoogle(settings, 'redirect-google')
  if (error) return { kind: 'failed', why: 'refused' }
  if (!code || !expectedState || state !== expectedState) return { kind: 'failed', why: 'failed' }
  try {
    return await welcome(context, await redeemCode(context, code, state), target)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    if (cause.serverMessage?.toLowerCase().includes('user does not exist'))
      return { kind: 'unknown_user' }
    context.logError(cause)
    return { kind: 'failed', why: 'failed' }
  }
}

function redeemCode(context: SiteContext, code: string, state: string) {
  return callMain(context, 'v1/auth/google-oauth', googleProfileSchema, {
    method: 'post',
    json: { code, state },
  })
}

async function welcome(
  context: SiteContext,
  profile: GoogleProfile,
  target: string,
): Promise<GoogleOutcome> {
  const { settings } = context
  if (!profile.token) throw new AppError({ code: 'CONTRACT' })
  if (profile.authStatus !== 'not_registered') {
    writeAuthSession(settings, sessionOf(profile))
    return { kind: 'signed_in', target }
  }
  if (target === authPage) {
    keepForGoogle(settings, 'google-token', profile.token)
    return { kind: 'profile_missing', profile }
  }
  await registerProfile(context, { ...sessionOf(profile), country: '', phone: '' })
  return { kind: 'signed_in', target }
}

type ProfileToRegister = Pick<AuthSession, 'firstName' | 'lastName' | 'birthDate' | 'email'> & {
  token: string
  country: string
  phone: string
}

/** Makes the account of a Google newcomer and signs them in. */
async function registerProfile(context: SiteContext, profile: ProfileToRegister): Promise<void> {
  const { firstName, lastName, birthDate, country, phone, email, token } = profile
  const session = await callMain(context, 'v1/users/update-profile', authSessionSchema, {
    method: 'post',
    // Whoever is signed in meanwhile, in another tab, is not whom Google confirmed.
    asGuest: true,
    json: { firstName, lastName, birthDate, country, phone, email, token },
  })
  writeAuthSession(context.settings, { ...session, token: session.token || token })
}

/** Registers with the token that waits in this browser; without one nobody is signed in. */
export async function completeProfile(
  context: SiteContext,
  profile: v.InferOutput<typeof completedProfileSchema>,
): Promise<{ kind: 'signed_in' } | { kind: 'too_late' }> {
  const token = readForGoogle(context.settings, 'google-token')
  if (!token) return { kind: 'too_late' }
  await registerProfile(context, { ...profile, token })
  forgetForGoogle(context.settings, 'google-token')
  return { kind: 'signed_in' }
}

function sessionOf(profile: GoogleProfile): AuthSession {
  return { ...profile, birthDate: isoDateOf(profile.birthDate) }
}
