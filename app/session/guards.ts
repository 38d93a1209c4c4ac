import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { loginSearchOf } from './login-address.ts'
import type { Member } from './session.functions.ts'
import type { SessionStore } from './session-store.ts'

type GuardContext = { context: { session: SessionStore }; location: ParsedLocation }

/** Lets the signed-in through; a guest signs in first and comes back to the same place. */
export async function requireMember({ context, location }: GuardContext): Promise<Member> {
  const member = await context.session.ensure()
  if (member) return member
  const path = location.pathname + location.searchStr
  throw redirect({ to: '/auth', search: loginSearchOf({ path, hash: location.hash }) })
}

/** Lets guests through; a visitor with a token goes to / in place of this history entry. */
export async function requireGuest({ context }: GuardContext): Promise<void> {
  // Asked anew: a session that has just ended sends its member here, and this page still knows them.
  const member = await context.session.refresh()
  if (member) throw redirect({ to: '/', replace: true })
}
