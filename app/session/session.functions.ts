import { createServerFn } from '@tanstack/react-start'
import { readAuthSession } from './auth-cookies.server.ts'
import { findClientId } from './client.server.ts'

/** What pages show of the member. Tokens stay on the server. */
export type Member = {
  id: string
  firstName: string
  lastName: string
  email: string
  photoUrl: string
  /** Shows the way to the practice; it gives no right. */
  isNutritionist: boolean
}

/** Returns null for a guest. A session with a token is authenticated. */
export const getMember = createServerFn({ method: 'GET' }).handler(({ context }): Member | null => {
  const { token, id, firstName, lastName, email, photoUrl, role } = readAuthSession(
    context.settings,
  )
  const isNutritionist = role === 'nutritionist'
  return token ? { id, firstName, lastName, email, photoUrl, isNutritionist } : null
})

export const getClientId = createServerFn({ method: 'GET' }).handler(({ context }) =>
  findClientId(context),
)
