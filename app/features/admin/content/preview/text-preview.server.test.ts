import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { BackendAddress, SiteContext } from '#app/config/site-context.ts'
import { previewText } from './text-preview.server.ts'

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: () => 'token',
  getRequestHeader: () => undefined,
  getRequest: () => new Request('http://localhost/_serverFn/preview', { method: 'POST' }),
  setCookie: () => {},
  deleteCookie: () => {},
}))

const key = { kind: 'category', slug: 'kebiasaan', locale: 'id' } as const
const content = { name: 'Kebiasaan baru', position: 1 }

/** A site whose page shows what the blog answers. */
function contextOf({ isStaff = true, status = 200 } = {}) {
  const sent: { url: string; pass: string | null; body: unknown }[] = []
  const main: BackendAddress = {
    baseUrl: 'http://main.test',
    fetch: async () =>
      isStaff
        ? Response.json({ message: 'OK', data: { pass: 'signed' } })
        : Response.json({ message: 'STAFF_ONLY' }, { status: 403 }),
  }
  const blog: BackendAddress = {
    baseUrl: 'http://blog.test/blog',
    async fetch(input, init) {
      const request = new Request(input, init)
      const pass = request.headers.get('authorization')
      sent.push({ url: request.url, pass, body: JSON.parse((await request.text()) || 'null') })
      return Response.json({})
    },
  }
  const known: Partial<SiteContext> = {
    requestId: 'r',
    settings: parseSettings({ LOCALE_PREFIX: 'true', PUBLIC_ORIGIN: 'http://localhost' }),
    backends: { main, blog, cms: main },
    renderGuestPage: async ({ path, locale }, backends) => {
      await backends.blog.fetch(`${backends.blog.baseUrl}/articles?locale=${locale}`)
      const html = `<head></head>${path}<script>x()</script><a class="y" href="#part-1">z</a>`
      return new Response(html, { status })
    },
  }
  return { context: known as SiteContext, sent }
}

test('a preview is the public page without scripts, from the words of the form', async () => {
  const { context, sent } = contextOf()
  expect(await previewText(context, { key, content })).toEqual({
    html: '<head><base target="_blank"></head>/id/blog?category=kebiasaan<a class="y">z</a>',
  })
  expect(sent).toEqual([
    {
      url: 'http://blog.test/blog/editing/documents/category/kebiasaan/id/preview',
      pass: 'Bearer signed',
      body: { path: '/articles?locale=id', content },
    },
  ])
})

test('a caller outside the staff gets no preview', async () => {
  const { context, sent } = contextOf({ isStaff: false })
  await expect(previewText(context, { key, content })).rejects.toThrow()
  expect(sent).toEqual([])
})

test('words that the form cannot show are named, and so is a page that visitors would not find', async () => {
  const { context } = contextOf({ status: 404 })
  const wrong = { ...content, name: 7 }
  expect(await previewText(context, { key, content: wrong })).toMatchObject({ paths: ['name'] })
  expect(await previewText(context, { key, content })).toEqual({ message: 'absent' })
})
