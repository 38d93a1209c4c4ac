import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { sessionFailureOf } from '#app/errors/session-failure.ts'
import type { GoogleFailure } from '#app/features/auth/auth-search.ts'
import type { completedProfileSchema } from '#app/features/auth/sign-up/completed-profile.schema.ts'
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
import { clearForGoogle, readForGoogle, saveForGoogle } from './google-cookies.server.ts'
import { type GoogleOutcome, type GoogleProfile, isoDateOf } from './google-outcome.ts'

/** Google's profile as any backend passes it on. */
const receivedProfileSchema = v.object({
  ...receivedSessionSchema.entries,
  birthDate: googleProfileSchema.entries.birthDate,
})
const webAddressSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

/** Marks the auth page in the saved redirect, which allows no page under /auth. */
const authPage = '/auth'
/** Marks a member who connects an account. No path of this site equals it. */
const connection = 'connection'

/** Returns Google's address for a sign-in or sign-up. */
export function startGoogle(context: SiteContext, { from }: { from: string }) {
  const target = isUnderAuth(from) ? authPage : redirectTargetOf(from)
  return leaveForGoogle(context, 'v1/auth/generate-google-url', target)
}

/** Returns Google's address for connecting an account. */
export function startGoogleConnection(context: SiteContext) {
  return leaveForGoogle(context, 'v1/account/google-url', connection)
}

/**
 * Stores in this browser the page to return to, and the state that ties Google's reply to this
 * request.
 */
async function leaveForGoogle(context: SiteContext, call: string, target: string) {
  const url = new URL(await callMain(context, call, webAddressSchema, { method: 'post' }))
  // Some backends leave the state to their caller.
  const state = url.searchParams.get('state') ?? crypto.randomUUID()
  url.searchParams.set('state', state)
  saveForGoogle(context.settings, 'redirect-google', target)
  saveForGoogle(context.settings, 'google-state', state)
  // A new attempt discards the profile token of an earlier one.
  clearForGoogle(context.settings, 'google-token')
  return { url: url.href }
}

type GoogleAnswer = { code: string | null; state: string | null; error: string | null }

/** Completes `startGoogle` or `startGoogleConnection`. */
export async function finishGoogle(
  context: SiteContext,
  answer: GoogleAnswer,
): Promise<GoogleOutcome> {
  const target = readForGoogle(context.settings, 'redirect-google')
  const outcome = await outcomeOf(context, answer, target)
  const isOver = outcome.kind === 'failed' || outcome.kind === 'unknown_user'
  // A member who connects an account is signed in already and returns to the account page.
  if (isOver && target === connection) return { kind: 'connection', isConnected: false }
  return outcome.kind === 'failed' ? { ...outcome, target } : outcome
}

/** The rules of the specification (section 4: Google sign-in/sign-up). */
async function outcomeOf(
  context: SiteContext,
  { code, state, error }: GoogleAnswer,
  target: string,
): Promise<GoogleOutcome> {
  const { settings } = context
  const expectedState = readForGoogle(settings, 'google-state')
  clearForGoogle(settings, 'google-state')
  clearForGoogle(settings, 'redirect-google')
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
    return { kind: 'failed', why: failureOf(cause) }
  }
}

function failureOf(cause: AppError): GoogleFailure {
  if (cause.says('GOOGLE_EMAIL_UNVERIFIED')) return 'unverified'
  return cause.says('GOOGLE_PROOF_NEEDED') ? 'unproven' : 'failed'
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
    // Another tab's session may belong to someone other than Google confirmed.
    asGuest: true,
    json: profile,
  })
  writeAuthSession(context.settings, { ...session, token: session.token || profile.token })
}

/** Returns `too_late` if this browser has no token, or it was used or has expired. */
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
    clearForGoogle(context.settings, 'google-token')
    return { kind: 'too_late' }
  }
  clearForGoogle(context.settings, 'google-token')
  return { kind: 'signed_in' }
}

/** A used or expired token says nothing new to a guest. */
function isOutdatedToken(error: unknown): boolean {
  if (!(error instanceof AppError) || error.serverMessage === undefined) return false
  const { serverMessage: message, status = 0 } = error
  return sessionFailureOf({ message, status, isRefreshCall: false }) !== 'none'
}

function sessionOf(profile: GoogleProfile): AuthSession {
  return { ...profile, birthDate: isoDateOf(profile.birthDate) }
}
