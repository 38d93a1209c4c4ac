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

test('an export has the files of the member’s messages, each inside its folder', async () => {
  const chatFiles = [
    { conversationId: 'thread', id: 'one', name: '../menu.pdf' },
    { conversationId: 'thread', id: 'unsent', name: 'unsent.pdf' },
  ]
  const stored = { id: 'one', type: 'application/pdf', name: '../menu.pdf', bytes: 4 }
  const answers: Record<string, unknown> = {
    '/v1/account/export': { exportedAt: '2026-03-02T03:00:00.000Z', tables: { chatFiles } },
    '/v1/conversations/thread/files/one': { ...stored, base64: 'JVBERg==' },
  }
  const response = await answerAccountExport(
    request,
    siteWith(async ({ url }) => {
      const data = answers[new URL(url).pathname]
      return data ? Response.json({ data }) : Response.json({ message: 'gone' }, { status: 404 })
    }),
  )
  const archive = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(archive).toContain('messages/thread/one-.._menu.pdf')
  expect(archive).toContain('%PDF')
  expect(archive).not.toContain('unsent-')
})

function siteAnswering(status: number): SiteContext {
  return siteWith(async () => Response.json({ message: 'TOO_MANY_REQUESTS' }, { status }))
}

function siteWith(answer: (request: Request) => Promise<Response>): SiteContext {
  const known: Partial<SiteContext> = {
    requestId: 'r',
    clientAddress: '203.0.113.9',
    settings: parseSettings({}),
    logError: () => {},
  }
  return { ...known, backends: { main: { baseUrl: 'http://m.invalid', fetch: answer } } } as never
}
