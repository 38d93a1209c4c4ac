import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { signInWithPassword } from './auth.server.ts'

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: () => undefined,
  getRequestHeader: () => undefined,
  getRequest: () => new Request('http://localhost/auth'),
}))

test.each([
  [404, 'User not found'],
  [400, 'user not found'],
  [401, 'Password is wrong'],
  [422, 'PASSWORD IS WRONG'],
])(
  '[S8.03] a backend that refuses a sign-in by %i “%s” reveals no account to the browser',
  async (status, message) => {
    await expect(signInTo(Response.json({ message }, { status }))).rejects.toEqual(
      expect.objectContaining({ code: 'BACKEND', status: 401, serverMessage: 'CREDENTIALS_WRONG' }),
    )
  },
)

test('[S8.02] another refusal of a sign-in is passed on as it is', async () => {
  const message = 'Account registered through Google'
  const failure = signInTo(Response.json({ message }, { status: 401 }))
  await expect(failure).rejects.toMatchObject({ status: 401, serverMessage: message })
})

function signInTo(answer: Response): Promise<void> {
  const known: Partial<SiteContext> = {
    requestId: 'r',
    clientAddress: '203.0.113.9',
    settings: parseSettings({}),
  }
  const backends = { main: { baseUrl: 'http://main.invalid', fetch: async () => answer } }
  const context = { ...known, backends } as unknown as SiteContext
  return signInWithPassword(context, { email: 'dewi@contoh.id', password: 'salah' })
}
