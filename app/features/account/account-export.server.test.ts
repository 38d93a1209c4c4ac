import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerAccountExport } from './account-export.server.ts'

const request = new Request('http://localhost/account/export?format=csv')
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => (name.endsWith('-token') ? 'a-token' : undefined),
  getRequestHeader: () => undefined,
  getRequest: () => request,
}))

test.each([
  [404, 404],
  [429, 429],
  [503, 503],
  [500, 502],
])('an export maps the backend status %i to %i and is never cached', async (status, expected) => {
  const response = await answerAccountExport(request, siteAnswering(status))
  expect(response.status).toBe(expected)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  expect(await response.text()).not.toBe('')
})

function siteAnswering(status: number): SiteContext {
  const answer = async () => Response.json({ message: 'TOO_MANY_REQUESTS' }, { status })
  const known: Partial<SiteContext> = {
    requestId: 'r',
    clientAddress: '203.0.113.9',
    settings: parseSettings({}),
    logError: () => {},
  }
  return { ...known, backends: { main: { baseUrl: 'http://m.invalid', fetch: answer } } } as never
}
