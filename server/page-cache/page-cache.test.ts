import { expect, test, vi } from 'vitest'
import { createPageCache, type RenderShared } from './page-cache.ts'

const home = addressOf('/')

function addressOf(path: string, locale: 'en' | 'id' = 'id') {
  return { path, locale, key: `${locale} ${path}` }
}

type Answer = { text: string; status?: number; isWhole?: boolean; cookie?: string }

/** A cache over a render and a clock that the test controls. Its time starts at one second. */
function pageCache(answer: Answer) {
  const clock = { ms: 1_000 }
  const render = vi.fn<RenderShared>(async () => {
    const { text, status = 200, isWhole = true, cookie } = answer
    const headers = { 'content-type': 'text/html', ...(cookie && { 'set-cookie': cookie }) }
    return { isWhole, response: new Response(text, { status, headers }) }
  })
  const pages = createPageCache(render, { now: () => clock.ms })
  const read = async () => (await pages.read(home))?.whole.identity.body?.toString()
  return { pages, render, clock, read }
}

test('requests at the same time share one render, and the page stays fresh for five seconds', async () => {
  const answer = { text: 'one' }
  const { render, clock, read } = pageCache(answer)
  expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one'])
  answer.text = 'two'
  clock.ms += 4_999
  expect(await read()).toBe('one')
  expect(render).toHaveBeenCalledOnce()
})

test('a stale page is served while one render replaces it', async () => {
  const answer = { text: 'one' }
  const { pages, render, clock, read } = pageCache(answer)
  await read()
  answer.text = 'two'
  clock.ms += 5_001
  expect([await read(), await read()]).toEqual(['one', 'one'])
  await expect.poll(read).toBe('two')
  expect(render).toHaveBeenCalledTimes(2)
  clock.ms += 70_000
  expect(pages.peek(home)).toBeUndefined()
})

test('a visitor waits for the render of a page that is older than a minute', async () => {
  const answer = { text: 'one' }
  const { clock, read } = pageCache(answer)
  await read()
  answer.text = 'two'
  clock.ms += 60_001
  expect(await read()).toBe('two')
})

test('a content change drops the page and the render under way', async () => {
  const answer = { text: 'one' }
  const { pages, render, read } = pageCache(answer)
  const early = read()
  pages.drop()
  answer.text = 'two'
  expect(await read()).toBe('two')
  expect(await early).toBe('one')
  expect(await read()).toBe('two')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['lacks content of a backend', { isWhole: false }],
  ['broke', { status: 503 }],
])('a page that %s never replaces a good one', async (_, trouble) => {
  const answer: Answer = { text: 'good', ...trouble }
  const { clock, read } = pageCache(answer)
  expect(await read()).toBeUndefined()
  Object.assign(answer, { status: 200, isWhole: true })
  expect(await read()).toBe('good')
  Object.assign(answer, { text: 'poor', ...trouble })
  clock.ms += 3_600_000
  expect(await read()).toBe('good')
})

test.each([
  ['a page that does not exist', { status: 404 }],
  ['a page that sets a cookie', { cookie: 'a=b' }],
])('%s is not cached', async (_, answer) => {
  const { render, read } = pageCache({ text: 'x', ...answer })
  expect([await read(), await read()]).toEqual([undefined, undefined])
  expect(render).toHaveBeenCalledTimes(2)
})

test('during a long outage only the first visitor waits for a render', async () => {
  const answer: Answer = { text: 'good' }
  const { pages, render, clock, read } = pageCache(answer)
  await read()
  Object.assign(answer, { text: 'bad', status: 503 })
  clock.ms += 300_000
  expect(pages.peek(home)).toBeUndefined()
  expect(await read()).toBe('good')
  expect(pages.peek(home)?.whole.identity.body?.toString()).toBe('good')
  clock.ms += 30_000
  expect(await read()).toBe('good')
  await expect.poll(() => render.mock.calls.length).toBe(3)
  Object.assign(answer, { text: 'better', status: 200 })
  clock.ms += 30_000
  expect(await read()).toBe('good')
  await expect.poll(read).toBe('better')
})

test('a render that throws caches nothing, and the next visitor gets a new render', async () => {
  const { pages, render, read } = pageCache({ text: 'x' })
  render.mockRejectedValueOnce(new Error('broken'))
  expect(await pages.read(home)).toBeUndefined()
  expect(await read()).toBe('x')
})

test('pages are separate by path and language, and the least recently used one goes first', async () => {
  const { pages, render } = pageCache({ text: 'x' })
  await pages.read(home)
  await pages.read(addressOf('/', 'en'))
  for (let index = 0; index < 498; index++) await pages.read(addressOf(`/blog/${index}`))
  pages.peek(home)
  await pages.read(addressOf('/pricing'))
  expect(render).toHaveBeenCalledTimes(501)
  expect(pages.peek(home)).toBeDefined()
  expect(pages.peek(addressOf('/', 'en'))).toBeUndefined()
})
