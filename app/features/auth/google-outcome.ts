import type * as v from 'valibot'
import { redirectTargetOf } from '#app/session/redirect-target.ts'
import type { googleProfileSchema } from '#server/contract/auth.schema.ts'
import type { GoogleFailure } from './auth-search.ts'

export type GoogleProfile = v.InferOutput<typeof googleProfileSchema>

/** How the way back from Google ended. */
export type GoogleOutcome =
  | { kind: 'signed_in'; target: string }
  /** A newcomer who started at the auth page; the token waits in a cookie. */
  | { kind: 'profile_missing'; profile: GoogleProfile }
  /** The backend knows no such user: section 8 sends them to sign up. */
  | { kind: 'unknown_user' }
  /** A member wanted to connect a Google account. */
  | { kind: 'connection'; isConnected: boolean }
  /** `target` is where the visitor wanted to go, and still may by another way in. */
  | { kind: 'failed'; why: GoogleFailure; target?: string }

/** The page that follows an outcome, as a path of this site. */
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

/** What Google knows, to fill the form. Never the token: that one signs somebody in. */
function profileQueryOf({ firstName, lastName, email, birthDate }: GoogleProfile) {
  return new URLSearchParams({ firstName, lastName, email, birthDate: isoDateOf(birthDate) })
}

/** A birth date as `YYYY-MM-DD`; empty when the year, month or day is not known. */
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
