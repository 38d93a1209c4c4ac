import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { finishGoogle } from './google.server.ts'

const cookies = new Map([
  ['seimbang-google-state', 'the-state'],
  ['seimbang-redirect-google', '/transaction'],
])
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  getRequestHeader: () => undefined,
  getRequest: () => new Request('http://localhost/auth/google-callback'),
  setCookie: () => {},
  deleteCookie: () => {},
}))

test.each([
  ['GOOGLE_PROOF_NEEDED', 'unproven'],
  ['GOOGLE_EMAIL_UNVERIFIED', 'unverified'],
  ['GOOGLE_SIGN_IN_REFUSED', 'failed'],
])('the refusal %s leads back to the sign-in, which says %s', async (message, why) => {
  const outcome = await finishGoogle(siteOn(Response.json({ message }, { status: 409 })), {
    code: 'a-code',
    state: 'the-state',
    error: null,
  })
  expect(outcome).toEqual({ kind: 'failed', why, target: '/transaction' })
})

function siteOn(answer: Response): SiteContext {
  const known: Partial<SiteContext> = {
    requestId: 'r',
    clientAddress: '203.0.113.9',
    settings: parseSettings({}),
    logError: () => {},
  }
  const backends = { main: { baseUrl: 'http://main.invalid', fetch: async () => answer } }
  return { ...known, backends } as unknown as SiteContext
}
