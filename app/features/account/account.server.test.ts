import { beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { changeProfile } from './account.server.ts'

const received = new Map<string, string>()
const setCookies = new Map<string, string>()
vi.mock('@tanstack/react-start/server', () => ({
  // Reads the request's cookies, like the real function, not those of the response.
  getCookie: (name: string) => received.get(name),
  getRequestHeader: () => undefined,
  getRequest: () => new Request('http://localhost/account'),
  setCookie: (name: string, value: string) => setCookies.set(name, value),
  deleteCookie: (name: string) => setCookies.delete(name),
}))

const profile = pickMemberProfile({ firstName: 'Ketut' })
const cookie = (field: string) => `seimbang-auth-cookie-${field}`

beforeEach(() => {
  setCookies.clear()
  for (const [field, value] of [
    ['id', 'dewi'],
    ['token', 'old-token'],
    ['refreshToken', 'old-refresh'],
  ] as const)
    received.set(cookie(field), value)
})

// The old refresh token back in the browser would look like theft at the next refresh.
test('saving a profile after a session refresh keeps the new tokens', async () => {
  await changeProfile(context, profile)
  expect(Object.fromEntries(setCookies)).toMatchObject({
    [cookie('firstName')]: 'Ketut',
    [cookie('token')]: 'new-token',
    [cookie('refreshToken')]: 'new-refresh',
  })
})

test('saving a profile without a refresh keeps the tokens', async () => {
  received.set(cookie('token'), 'new-token')
  received.set(cookie('refreshToken'), 'untouched')
  await changeProfile(context, profile)
  expect(Object.fromEntries(setCookies)).toMatchObject({
    [cookie('firstName')]: 'Ketut',
    [cookie('token')]: 'new-token',
    [cookie('refreshToken')]: 'untouched',
  })
})

const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.url.endsWith('/refresh-token'))
    return Response.json({
      data: { id: 'dewi', token: 'new-token', refreshToken: 'new-refresh' },
    })
  if (request.headers.get('authorization') !== 'Bearer new-token')
    return Response.json({ message: 'jwt expired' }, { status: 401 })
  return Response.json({ data: { id: 'dewi', firstName: 'Ketut', token: '', refreshToken: '' } })
}
const known: Partial<SiteContext> = {
  requestId: 'r',
  clientAddress: '203.0.113.9',
  settings: parseSettings({}),
}
const context = {
  ...known,
  backends: { main: { baseUrl: 'http://main.invalid', fetch: answer } },
} as SiteContext
