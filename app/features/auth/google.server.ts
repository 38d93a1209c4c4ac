import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { sessionFailureOf } from '#app/errors/session-failure.ts'
import { writeAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { receivedSessionSchema } from '#app/session/received-session.schema.ts'
import { isUnderAuth, redirectTargetOf } from '#app/session/redirect-target.ts'
import {
  type AuthSession,
  googleProfileSchema,
  type profileUpdateSchema,
} from '#server/contract/auth.schema.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import type { completedProfileSchema } from './completed-profile.schema.ts'
import { forgetForGoogle, readForGoogle, saveForGoogle } from './google-cookies.server.ts'
import { type GoogleOutcome, type GoogleProfile, isoDateOf } from './google-outcome.ts'

/** Google's answer as any backend passes it on. */
const receivedProfileSchema = v.object({
  ...receivedSessionSchema.entries,
  birthDate: googleProfileSchema.entries.birthDate,
})
const webAddressSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

/** Stands for the auth page in the saved redirect, where no other page under /auth may be. */
const authPage = '/auth'
/** Stands there for a member who connects an account; no path of this site reads like it. */
const connection = 'connection'

/** The address of Google's page for a visitor who signs in or up. */
export function startGoogle(context: SiteContext, { from }: { from: string }) {
  const target = isUnderAuth(from) ? authPage : redirectTargetOf(from)
  return leaveForGoogle(context, 'v1/auth/generate-google-url', target)
}

/** The address of Google's page for a member who connects an account there with theirs. */
export function startGoogleConnection(context: SiteContext) {
  return leaveForGoogle(context, 'v1/account/google-url', connection)
}

/**
 * What has to be known on the way back stays in this browser: the page to go to, and the state that
 * says that the answer belongs to this question.
 */
async function leaveForGoogle(context: SiteContext, call: string, target: string) {
  const url = new URL(await callMain(context, call, webAddressSchema, { method: 'post' }))
  // A backend that leaves the state to its caller gets ours.
  const state = url.searchParams.get('state') ?? crypto.randomUUID()
  url.searchParams.set('state', state)
  saveForGoogle(context.settings, 'redirect-google', target)
  saveForGoogle(context.settings, 'google-state', state)
  // Whoever was about to complete a profile here has begun anew, or is somebody else.
  forgetForGoogle(context.settings, 'google-token')
  return { url: url.href }
}

type GoogleAnswer = { code: string | null; state: string | null; error: string | null }

/** Ends what `startGoogle` or `startGoogleConnection` began. */
export async function finishGoogle(
  context: SiteContext,
  answer: GoogleAnswer,
): Promise<GoogleOutcome> {
  const target = readForGoogle(context.settings, 'redirect-google')
  const outcome = await outcomeOf(context, answer, target)
  const isOver = outcome.kind === 'failed' || outcome.kind === 'unknown_user'
  // Whoever wanted to connect an account is signed in already, and learns it on their own page.
  if (isOver && target === connection) return { kind: 'connection', isConnected: false }
  return outcome.kind === 'failed' ? { ...outcome, target } : outcome
}

/** The specification's rules (section 4: Google sign-in/sign-up). */
async function outcomeOf(
  context: SiteContext,
  { code, state, error }: GoogleAnswer,
  target: string,
): Promise<GoogleOutcome> {
  const { settings } = context
  const expectedState = readForGoogle(settings, 'google-state')
  forgetForGoogle(settings, 'google-state')
  forgetForGoogle(settings, 'redirect-google')
  if (!expectedState || state !== expectedState) return { kind: 'failed', why: 'failed' }
  if (error === 'access_denied') return { kind: 'failed', why: 'refused' }
  if (error || !code) return { kind: 'failed', why: 'failed' }
  try {
    return await welcome(context, await redeemCode(context, code, state), target)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    if (cause.serverMessage?.toLowerCase().includes('user does not exist'))
      return { kind: 'unknown_user' }
    context.logError(cause)
    return { kind: 'failed', why: cause.says('GOOGLE_EMAIL_UNVERIFIED') ? 'unverified' : 'failed' }
  }
}

function redeemCode(context: SiteContext, code: string, state: string) {
  return callMain(context, 'v1/auth/google-oauth', receivedProfileSchema, {
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
  if (profile.authStatus === 'connected') return { kind: 'connection', isConnected: true }
  if (!profile.token) throw new AppError({ code: 'CONTRACT' })
  if (profile.authStatus !== 'not_registered') {
    writeAuthSession(settings, sessionOf(profile))
    return { kind: 'signed_in', target }
  }
  if (target === authPage) {
    saveForGoogle(settings, 'google-token', profile.token)
    return { kind: 'profile_missing', profile }
  }
  const { email, token, ...known } = sessionOf(profile)
  await registerProfile(context, { ...pickMemberProfile(known), email, token })
  return { kind: 'signed_in', target }
}

/** Makes the account of a Google newcomer and signs them in. */
async function registerProfile(
  context: SiteContext,
  profile: v.InferOutput<typeof profileUpdateSchema>,
): Promise<void> {
  const session = await callMain(context, 'v1/users/update-profile', receivedSessionSchema, {
    method: 'post',
    // Whoever is signed in meanwhile, in another tab, is not whom Google confirmed.
    asGuest: true,
    json: profile,
  })
  writeAuthSession(context.settings, { ...session, token: session.token || profile.token })
}

/** Registers with the token that waits in this browser; without one nobody is signed in. */
export async function completeProfile(
  context: SiteContext,
  profile: v.InferOutput<typeof completedProfileSchema>,
): Promise<{ kind: 'signed_in' } | { kind: 'too_late' }> {
  const token = readForGoogle(context.settings, 'google-token')
  if (!token) return { kind: 'too_late' }
  try {
    await registerProfile(context, { ...profile, token })
  } catch (error) {
    if (!isOutdatedToken(error)) throw error
    forgetForGoogle(context.settings, 'google-token')
    return { kind: 'too_late' }
  }
  forgetForGoogle(context.settings, 'google-token')
  return { kind: 'signed_in' }
}

/** The token was used already, or has expired: what the backend says of it is no news to a guest. */
function isOutdatedToken(error: unknown): boolean {
  if (!(error instanceof AppError) || error.serverMessage === undefined) return false
  const { serverMessage: message, status = 0 } = error
  return sessionFailureOf({ message, status, isRefreshCall: false }) !== 'none'
}

function sessionOf(profile: GoogleProfile): AuthSession {
  return { ...profile, birthDate: isoDateOf(profile.birthDate) }
}
