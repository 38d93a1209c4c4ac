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
}

/** Returns null for a guest. A session with a token is authenticated. */
export const getMember = createServerFn({ method: 'GET' }).handler(({ context }): Member | null => {
  const { token, id, firstName, lastName, email, photoUrl } = readAuthSession(context.settings)
  return token ? { id, firstName, lastName, email, photoUrl } : null
})

export const getClientId = createServerFn({ method: 'GET' }).handler(({ context }) =>
  findClientId(context),
)
