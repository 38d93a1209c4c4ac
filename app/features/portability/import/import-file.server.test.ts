import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerImport } from './import-file.server.ts'

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => (name.endsWith('-token') ? 'a-token' : undefined),
  getRequestHeader: () => undefined,
  getRequest: () => new Request('http://localhost/tracker/a/import'),
}))

// Fails if the file is read before the backend has checked the owner of the tracker.
test('a file for another member’s tracker is not read', async () => {
  const body = new FormData()
  body.set('file', new File(['date,weight\n2026-02-17,72'], 'berat.csv'))
  const request = new Request('http://localhost/tracker/a/import', { method: 'POST', body })
  const response = await answerImport(request, siteWithoutTracker(), 'a')
  expect(await response.json()).toMatchObject({ kind: 'failed' })
  expect(request.bodyUsed).toBe(false)
})

function siteWithoutTracker(): SiteContext {
  const answer = async () => Response.json({ message: 'ERR_NO_TRACKER' }, { status: 404 })
  const known: Partial<SiteContext> = {
    ...{ requestId: 'r', clientAddress: '203.0.113.9', settings: parseSettings({}) },
    logError: () => {},
  }
  return { ...known, backends: { main: { baseUrl: 'http://m.invalid', fetch: answer } } } as never
}
