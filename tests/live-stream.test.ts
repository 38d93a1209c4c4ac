import { AsyncLocalStorage } from 'node:async_hooks'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerLive } from '#app/live/answer-live.server.ts'
import { appendEvents, readFrames } from '#server/backends/main/tests/live.fixture.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { compressAnswer } from '#server/content-coding.ts'
import { listen } from '#server/listen.ts'

/** The request that the site answers, which Start would provide. */
const requests = new AsyncLocalStorage<Request>()
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => requests.getStore(),
  getRequestHeader: (name: string) => requests.getStore()?.headers.get(name) ?? undefined,
  getCookie(name: string) {
    const cookies = (requests.getStore()?.headers.get('cookie') ?? '').split('; ')
    return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  },
  setCookie: () => {},
  deleteCookie: () => {},
}))

const within = { timeout: 30_000, interval: 20 }
const settings = parseSettings({ PUBLIC_ORIGIN: 'http://localhost' })

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

/** The main backend in this process, and over HTTP, each with the listener of a site before it. */
async function openSite(isExternal: boolean) {
  const log = pino({ level: 'silent' })
  const base = { port: 0, log, ready: async () => {} }
  const backends = isExternal
    ? await listen({
        ...{ ...base, settings, methods: ['GET', 'POST'] },
        answer: (request, { clientAddress }) => main.backend.app.fetch(request, { clientAddress }),
      })
    : undefined
  const address = backends
    ? { baseUrl: `http://127.0.0.1:${backends.port}`, fetch }
    : {
        baseUrl: 'http://embedded.invalid',
        fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
          main.backend.app.fetch(new Request(input, init), {}),
      }
  const site = await listen({
    ...{ ...base, settings, methods: ['GET', 'HEAD', 'POST'] },
    answer: (request, call) =>
      requests.run(request, async () => {
        const backendsOfSite = { main: address, cms: address, blog: address }
        const context: SiteContext = {
          ...{ ...call, settings, backends: backendsOfSite },
          renderGuestPage: async () => new Response(),
        }
        return compressAnswer(await answerLive(context, request), request)
      }),
  })
  return {
    open: (token: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${site.port}/live.events`, {
        headers: { ...headers, cookie: cookiesOf(token) },
      }),
    port: site.port,
    site,
    backends,
    close: async () => void (await Promise.all([site.close(), backends?.close()])),
  }
}

function cookiesOf(token: string): string {
  return `${settings.PRODUCT_SLUG}-auth-cookie-token=${token}`
}

test.each([
  ['in one process', false],
  ['over HTTP', true],
])(
  '[T69] the first frame arrives before any event, %s, also if the browser accepts compression',
  async (_, isExternal) => {
    const site = await openSite(isExternal)
    const { token, user } = await main.signedInMember()
    const response = await site.open(token, { 'accept-encoding': 'br, gzip' })
    const reader = readFrames(response)
    // Nothing has happened yet that would push a swallowed frame out.
    await expect.poll(() => reader.frames.length).toBeGreaterThan(0)
    await reader.untilReady()
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    await appendEvents(main.db, user.id, 'next')
    await expect.poll(() => reader.events().at(-1)?.id, within).toBe('next')
    await reader.cut()
    await site.close()
  },
)

test.each([
  ['in one process', false],
  ['over HTTP', true],
])(
  '[T70] a hundred streams that browsers open and drop leave none behind, %s',
  async (_, isExternal) => {
    const site = await openSite(isExternal)
    for (let round = 0; round < 20; round += 1) {
      const { token } = await main.signedInMember()
      const readers = await Promise.all(
        Array.from({ length: 5 }, async () => readFrames(await site.open(token))),
      )
      await Promise.all(readers.map((reader) => reader.cut()))
    }
    await expect.poll(main.backend.countStreams).toBe(0)
    await site.close()
  },
)

test.each([
  ['the site', false],
  ['the separate backends', true],
])('%s ends its streams when it stops', async (_, isExternal) => {
  const site = await openSite(isExternal)
  const { token } = await main.signedInMember()
  const reader = readFrames(await site.open(token))
  await reader.untilReady()
  await (isExternal ? site.backends : site.site)?.close()
  await reader.finished
  await site.close()
})

test('a stream without a reader does not hold up the end of a site', async () => {
  const site = await openSite(false)
  const { token } = await main.signedInMember()
  const socket = connect(site.port, '127.0.0.1').pause()
  socket.write(
    `GET /live.events HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookiesOf(token)}\r\n\r\n`,
  )
  await expect.poll(main.backend.countStreams).toBe(1)
  const startedAt = performance.now()
  await site.close()
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  socket.destroy()
})

test('[T73] a sign-out ends the stream and says so; without a session none opens', async () => {
  const site = await openSite(true)
  const { token } = await main.signedInMember()
  const reader = readFrames(await site.open(token))
  await reader.untilReady()
  await main.post('/v1/auth/logout', { token })
  await expect.poll(reader.isEnded, within).toBe(true)
  expect(reader.names().at(-1)).toBe('session-ended')
  for (const cookie of [token, '']) {
    const late = readFrames(await site.open(cookie))
    await late.finished
    expect(late.names()).toEqual(['session-ended'])
  }
  await site.close()
})

test('[T71] a listener reads a stream no faster than its reader', async () => {
  let pulled = 0
  const chunk = new Uint8Array(64 * 1024)
  const body = () =>
    new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(chunk)
      },
    })
  const site = await listen({
    ...{ settings, port: 0, log: pino({ level: 'silent' }), methods: ['GET'] },
    ready: async () => {},
    answer: () => new Response(body(), { headers: { 'content-type': 'text/event-stream' } }),
  })
  const socket = connect(site.port, '127.0.0.1').pause()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => pulled).toBeGreaterThan(10)
  let before = -1
  await expect
    .poll(
      () => {
        const isStill = pulled === before
        before = pulled
        return isStill
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(true)
  // What fits into the buffers of the sockets, not what a stream could give.
  expect(pulled).toBeLessThan(500)
  socket.destroy()
  await site.close()
})
