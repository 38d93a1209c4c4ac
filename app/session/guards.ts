import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { chosenServiceOf } from './chosen-service.ts'
import { loginSearchOf } from './login-address.ts'
import type { Member } from './session.functions.ts'
import type { SessionStore } from './session-store.ts'

type GuardContext = { context: { session: SessionStore }; location: ParsedLocation }

/**
 * Returns the member. Redirects a guest to the login page, which leads back here. A guest who chose a
 * program is most likely new and starts on the sign-up.
 */
export async function requireMember({ context, location }: GuardContext): Promise<Member> {
  const member = await context.session.ensure()
  if (member) return member
  const path = location.pathname + location.searchStr
  const search = loginSearchOf({ path, hash: location.hash })
  throw redirect({
    to: '/auth',
    search: chosenServiceOf(path) ? { ...search, tab: 'signup' } : search,
  })
}

/** Redirects a member to `/`, replacing this history entry. */
export async function requireGuest({ context }: GuardContext): Promise<void> {
  // The cached member may be stale: a session that has just ended redirects here.
  const member = await context.session.refresh()
  if (member) throw redirect({ to: '/', replace: true })
}
