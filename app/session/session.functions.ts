import { createServerFn } from '@tanstack/react-start'
import { readAuthSession } from './auth-cookies.server.ts'
import { findClientId } from './client.server.ts'

/** What pages show of the signed-in member; tokens stay on the server. */
export type Member = {
  id: string
  firstName: string
  lastName: string
  email: string
  photoUrl: string
}

/** The signed-in member, or null for a guest. Authenticated means that a token is present. */
export const getMember = createServerFn({ method: 'GET' }).handler(({ context }): Member | null => {
  const { token, id, firstName, lastName, email, photoUrl } = readAuthSession(context.settings)
  return token ? { id, firstName, lastName, email, photoUrl } : null
})

export const getClientId = createServerFn({ method: 'GET' }).handler(({ context }) =>
  findClientId(context),
)
