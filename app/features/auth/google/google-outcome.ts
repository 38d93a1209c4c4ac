import type * as v from 'valibot'
import type { GoogleFailure } from '#app/features/auth/auth-search.ts'
import { redirectTargetOf } from '#app/session/redirect-target.ts'
import type { googleProfileSchema } from '#server/contract/auth.schema.ts'

export type GoogleProfile = v.InferOutput<typeof googleProfileSchema>

/** The outcome of Google's redirect. */
export type GoogleOutcome =
  | { kind: 'signed_in'; target: string }
  /** A newcomer from the auth page. The token is in a cookie. */
  | { kind: 'profile_missing'; profile: GoogleProfile }
  /** The backend knows no such user, who then signs up (section 8). */
  | { kind: 'unknown_user' }
  /** A member connected a Google account, or failed to. */
  | { kind: 'connection'; isConnected: boolean }
  /** `target` is the visitor's page, which another sign-in may still lead to. */
  | { kind: 'failed'; why: GoogleFailure; target?: string }

/** Returns the page that follows an outcome, as a path of this site. */
export function pathAfterGoogle(outcome: GoogleOutcome): string {
  switch (outcome.kind) {
    case 'signed_in':
      return redirectTargetOf(outcome.target)
    case 'profile_missing':
      return `/auth/profile-completion?${profileQueryOf(outcome.profile)}`
    case 'unknown_user':
      return '/auth?tab=signup'
    case 'connection':
      return `/account?google=${outcome.isConnected ? 'connected' : 'failed'}`
    case 'failed':
      return `/auth?${failureQueryOf(outcome.why, redirectTargetOf(outcome.target))}`
  }
}

function failureQueryOf(google: GoogleFailure, redirect: string) {
  return new URLSearchParams({ tab: 'login', google, ...(redirect !== '/' && { redirect }) })
}

/** Google's data, which prefill the form. Never the token, which authenticates. */
function profileQueryOf({ firstName, lastName, email, birthDate }: GoogleProfile) {
  return new URLSearchParams({ firstName, lastName, email, birthDate: isoDateOf(birthDate) })
}

/** Returns `YYYY-MM-DD`, or an empty string if year, month or day is missing. */
export function isoDateOf(birthDate: GoogleProfile['birthDate']): string {
  if (!birthDate) return ''
  if (typeof birthDate === 'string') return birthDate
  const { year, month, day } = birthDate
  if (!year || !month || !day) return ''
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
