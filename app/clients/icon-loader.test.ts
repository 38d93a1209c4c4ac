import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIconLoader } from './icon-loader.ts'
import { iconNameOf, iconQueriesOf } from './icon-names.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const hosts = ['https://one.example', 'https://two.example']
const drawn = { viewBox: '0 0 24 24', shapes: [{ shape: 'path', attributes: { d: 'M4 12h16' } }] }

/** Hosts that know every icon and reply if `answers` returns true. */
function world({
  answers = () => true,
  body = '<path d="M4 12h16"/>',
}: Partial<{
  answers: (url: string) => boolean
  body: string
}> = {}) {
  const requestedUrls: string[] = []
  let time = 1
  const fetch = vi.fn(async (input: URL | RequestInfo, init?: RequestInit) => {
    const url = new URL(String(input))
    requestedUrls.push(url.href)
    if (!answers(url.href))
      return await new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const names = url.searchParams.get('icons')?.split(',') ?? []
    const icons = Object.fromEntries(names.map((name) => [name, { body }]))
    return Response.json({ prefix: url.pathname.slice(1, -5), width: 24, height: 24, icons })
  })
  const loader = createIconLoader({ hosts, fetch, now: () => time })
  return { loader, requestedUrls, pass: (milliseconds: number) => (time += milliseconds) }
}

test('[S7.13] one request per set asks for all its icons', async () => {
  const { loader, requestedUrls } = world()
  const found = await loader.load(['mdi:leaf', 'mdi:apple', 'tabler:plus'])
  expect(found).toEqual({ 'mdi:leaf': drawn, 'mdi:apple': drawn, 'tabler:plus': drawn })
  expect(requestedUrls).toEqual([
    'https://one.example/mdi.json?icons=apple,leaf',
    'https://one.example/tabler.json?icons=plus',
  ])
})

test('[S9.07] an icon is cached for 168 hours', async () => {
  const { loader, requestedUrls, pass } = world()
  await loader.load(['mdi:leaf'])
  pass(168 * 60 * 60 * 1000)
  await loader.load(['mdi:leaf'])
  expect(requestedUrls).toHaveLength(1)
  pass(1)
  await loader.load(['mdi:leaf'])
  expect(requestedUrls).toHaveLength(2)
})

test('[S9.07] fifty icons are cached, and the oldest is evicted first', async () => {
  const { loader, requestedUrls } = world()
  const names = Array.from({ length: 51 }, (_, index) => `mdi:a${index}`)
  for (const name of names) await loader.load([name])
  await loader.load(['mdi:a50', 'mdi:a1'])
  expect(requestedUrls).toHaveLength(51)
  await loader.load(['mdi:a0'])
  expect(requestedUrls).toHaveLength(52)
})

test('[S9.07] the next host is asked after 750 ms of silence', async () => {
  const { loader, requestedUrls } = world({ answers: (url) => url.startsWith('https://two') })
  const found = loader.load(['mdi:leaf'])
  await vi.advanceTimersByTimeAsync(749)
  expect(requestedUrls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toEqual({ 'mdi:leaf': drawn })
  expect(requestedUrls[1]).toBe('https://two.example/mdi.json?icons=leaf')
})

test('[S9.07] icons that no host sends within 5000 ms are left out', async () => {
  const { loader } = world({ answers: () => false })
  let found: object | undefined
  void loader.load(['mdi:leaf']).then((drawings) => {
    found = drawings
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(found).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(found).toEqual({})
})

test('a host that is down delays one page, not every page of the next minute', async () => {
  const { loader, requestedUrls, pass } = world({ answers: () => false })
  const both = Promise.all([loader.load(['mdi:leaf']), loader.load(['mdi:leaf'])])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await both).toEqual([{}, {}])
  expect(await loader.load(['mdi:leaf'])).toEqual({})
  expect(requestedUrls).toHaveLength(hosts.length)
  pass(60_001)
  void loader.load(['mdi:leaf'])
  await vi.advanceTimersByTimeAsync(0)
  expect(requestedUrls).toHaveLength(hosts.length + 1)
})

test('[S9.07] no request URL is longer than 500 characters', () => {
  const names = Array.from({ length: 60 }, (_, index) => `mdi:a-rather-long-name-${index}`)
  const queries = iconQueriesOf(names, 'https://one.example'.length)
  expect(queries.length).toBeGreaterThan(1)
  for (const query of queries)
    expect('https://one.example'.length + query.length).toBeLessThanOrEqual(500)
  expect(queries.flatMap((query) => query.split('=')[1]?.split(','))).toHaveLength(60)
})

test.each([
  'leaf',
  'mdi:leaf:more',
  '../mdi:leaf',
  'mdi:../../admin',
  'mdi:%2e%2e',
  'mdi:leaf?x=1',
  'mdi:leaf,apple',
  'mdi:le\u0000af',
  'mdi:',
  'MDI:leaf',
  `mdi:${'a'.repeat(41)}`,
])('no host is asked for the name "%s"', async (name) => {
  const { loader, requestedUrls } = world()
  expect(iconNameOf(name)).toBeUndefined()
  expect(await loader.load([name])).toEqual({})
  expect(requestedUrls).toEqual([])
})

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0" fill="url(https://evil.example)"/>',
  '<image href="https://evil.example/a.png"/>',
  '<path d="M0 0" style="x"/>',
  '<use href="#a"/>',
  '<g><path d="M0 0"/><foreignObject/></g>',
  'text',
  '',
])('an icon drawn with %s is refused', async (body) => {
  expect(await world({ body }).loader.load(['mdi:leaf'])).toEqual({})
})

test('a group passes its attributes to its shapes', async () => {
  const body =
    '<g fill="none" stroke="currentColor"><path d="M0 0"/><circle cx="1" cy="1" r="1" fill="red"/></g>'
  const { 'mdi:leaf': icon } = await world({ body }).loader.load(['mdi:leaf'])
  expect(icon?.shapes).toEqual([
    { shape: 'path', attributes: { fill: 'none', stroke: 'currentColor', d: 'M0 0' } },
    {
      shape: 'circle',
      attributes: { fill: 'red', stroke: 'currentColor', cx: '1', cy: '1', r: '1' },
    },
  ])
})

test('nothing is fetched without hosts', async () => {
  const fetch = vi.fn()
  const loader = createIconLoader({ hosts: [], fetch, now: () => 1 })
  expect(await loader.load(['mdi:leaf'])).toEqual({})
  expect(fetch).not.toHaveBeenCalled()
})
