import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache, type RenderForAll } from './page-cache.ts'

const home = addressOf('/')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

function addressOf(path: string, locale: 'en' | 'id' = 'id') {
  return { path, locale, key: `${locale} ${path}` }
}

/** Pages over a render whose answers the test decides, at a time that the test decides. */
function pageCache(answers: { say: string; status?: number; isWhole?: boolean; cookie?: string }) {
  const clock = { ms: 0 }
  const render = vi.fn<RenderForAll>(async () => {
    const { say, status = 200, isWhole = true, cookie } = answers
    const headers = { 'content-type': 'text/html', ...(cookie && { 'set-cookie': cookie }) }
    return { isWhole, response: new Response(say, { status, headers }) }
  })
  const pages = createPageCache(render, () => clock.ms)
  const read = async () => (await pages.read(home))?.whole.identity.body?.toString()
  return { pages, render, clock, read }
}

test('a page is rendered once for everybody who asks together, and kept for five seconds', async () => {
  const answers = { say: 'one' }
  const { render, clock, read } = pageCache(answers)
  expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one'])
  answers.say = 'two'
  clock.ms = 5_000
  expect(await read()).toBe('one')
  expect(render).toHaveBeenCalledOnce()
})

test('a page past its freshness is shown while one render takes its place', async () => {
  const answers = { say: 'one' }
  const { pages, render, clock, read } = pageCache(answers)
  await read()
  answers.say = 'two'
  clock.ms = 5_001
  expect([await read(), await read()]).toEqual(['one', 'one'])
  vi.advanceTimersByTime(999)
  expect(render).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  await vi.waitFor(async () => expect(await read()).toBe('two'))
  expect(render).toHaveBeenCalledTimes(2)
  clock.ms = 70_000
  expect(pages.peek(home)).toBeUndefined()
})

test('a page whose content changed is gone at once, and so is what was being rendered', async () => {
  const answers = { say: 'one' }
  const { pages, render, read } = pageCache(answers)
  const early = read()
  pages.drop()
  answers.say = 'two'
  expect(await read()).toBe('two')
  expect(await early).toBe('one')
  expect(await read()).toBe('two')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['lacks what a backend would have said', { isWhole: false }],
  ['broke', { status: 503 }],
])('a page that %s takes nobody’s place', async (_, trouble) => {
  const answers: Parameters<typeof pageCache>[0] = { say: 'good', ...trouble }
  const { clock, read } = pageCache(answers)
  expect(await read()).toBeUndefined()
  Object.assign(answers, { status: 200, isWhole: true })
  expect(await read()).toBe('good')
  Object.assign(answers, { say: 'poor', ...trouble })
  clock.ms = 3_600_000
  expect(await read()).toBe('good')
})

test.each([
  ['a page that is not there', { status: 404 }],
  ['a page that gives the visitor a cookie', { cookie: 'a=b' }],
])('%s is not kept', async (_, answer) => {
  const { render, read } = pageCache({ say: 'x', ...answer })
  expect([await read(), await read()]).toEqual([undefined, undefined])
  expect(render).toHaveBeenCalledTimes(2)
})

test('only the first who comes during a long outage waits for a render', async () => {
  const answers: Parameters<typeof pageCache>[0] = { say: 'good' }
  const { pages, render, clock, read } = pageCache(answers)
  await read()
  Object.assign(answers, { say: 'bad', status: 503 })
  clock.ms = 300_000
  expect(pages.peek(home)).toBeUndefined()
  expect(await read()).toBe('good')
  expect(pages.peek(home)?.whole.identity.body?.toString()).toBe('good')
  clock.ms += 30_000
  expect(await read()).toBe('good')
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3))
  Object.assign(answers, { say: 'better', status: 200 })
  clock.ms += 30_000
  expect(await read()).toBe('good')
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(async () => expect(await read()).toBe('better'))
})

test('nobody renders a page again that was to be refreshed when its content changed', async () => {
  const { pages, render, clock, read } = pageCache({ say: 'x' })
  await read()
  clock.ms = 5_001
  await read()
  pages.drop()
  vi.runAllTimers()
  expect(render).toHaveBeenCalledOnce()
})

test('pages are kept apart by path and by language, and the one asked for least goes first', async () => {
  const { pages, render } = pageCache({ say: 'x' })
  await pages.read(home)
  await pages.read(addressOf('/', 'en'))
  for (let index = 0; index < 498; index++) await pages.read(addressOf(`/blog/${index}`))
  pages.peek(home)
  await pages.read(addressOf('/pricing'))
  expect(render).toHaveBeenCalledTimes(501)
  expect(pages.peek(home)).toBeDefined()
  expect(pages.peek(addressOf('/', 'en'))).toBeUndefined()
})
