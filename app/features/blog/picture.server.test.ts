import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerArticlePicture } from './picture.server.ts'

const file = `${'a'.repeat(64)}-400x300.png`

/** Answers as the site does, and tells what it asked of the blog. */
async function answer(asked: string, given: () => Response, headers = {}) {
  const urls: string[] = []
  const blog = {
    baseUrl: 'http://blog.invalid',
    fetch: async (input: RequestInfo | URL) => {
      urls.push(new URL(new Request(input).url).pathname)
      return given()
    },
  }
  // The picture needs nothing else of the context.
  const context = { backends: { blog }, logError: () => {} } as unknown as SiteContext
  const request = new Request('http://site.invalid/', { headers })
  return { response: await answerArticlePicture(request, asked, context), urls }
}

test('a picture is kept by browsers, and has the type of its address', async () => {
  const given = () => new Response('bytes', { headers: { 'content-type': 'text/html' } })
  const { response, urls } = await answer(file, given)
  expect(await response.text()).toBe('bytes')
  expect(Object.fromEntries(response.headers)).toEqual({
    etag: `"${file}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/png',
  })
  expect(urls).toEqual([`/media/${file}`])
})

test('a browser that has the picture gets no bytes, and the blog is not asked', async () => {
  const { response, urls } = await answer(file, () => new Response('bytes'), {
    'if-none-match': `"${file}"`,
  })
  expect(response.status).toBe(304)
  expect(urls).toEqual([])
})

test.each([
  ['x.png', 200, 404],
  ['../v1.png', 200, 404],
  [file, 404, 404],
  [file, 500, 503],
])('%s, of which the blog answers %i, is answered with %i', async (asked, given, expected) => {
  const { response } = await answer(asked, () => new Response(null, { status: given }))
  expect(response.status).toBe(expected)
  expect(response.headers.get('cache-control')).toBeNull()
})
