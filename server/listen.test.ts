import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './listen.ts'

let port: number
let close: () => Promise<void>
const lines: { path?: string; status?: number }[] = []

beforeAll(async () => {
  const log = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) })
  const settings = {
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: [],
    PUBLIC_ORIGIN: 'https://seimbang.example',
    PIXEL_ID: undefined,
    PIXEL_ORIGIN: 'https://pixel.example',
  }
  const listener = await listen({
    settings,
    port: 0,
    log,
    methods: ['GET', 'HEAD', 'POST'],
    ready: async () => {},
    answer: async (request) => {
      if (request.url.endsWith('/broken')) throw new Error('broken')
      const body = request.method === 'POST' ? await request.text() : ''
      return new Response(`${new URL(request.url).host} ${body.length}`)
    },
  })
  port = listener.port
  close = listener.close
})
afterAll(() => close())

/** Sends a request as it stands and returns the whole answer. */
async function ask(head: string, { host = 'seimbang.example', headers = '', body = '' } = {}) {
  const socket = connect(port, '127.0.0.1')
  const hostLine = host === '' ? '' : `Host: ${host}\r\n`
  socket.end(`${head} HTTP/1.1\r\n${hostLine}Connection: close\r\n${headers}\r\n${body}`)
  const answer = await text(socket)
  const [top = '', content = ''] = answer.split('\r\n\r\n')
  return { status: Number(top.split(' ')[1]), head: top.toLowerCase(), content }
}

const chunked = 'Transfer-Encoding: chunked\r\n'
const tooLarge = 300 * 1024
const oneChunk = `${tooLarge.toString(16)}\r\n${'x'.repeat(tooLarge)}\r\n0\r\n\r\n`

const cases: [string, string, Parameters<typeof ask>[1], number][] = [
  ['a page', 'GET /program', {}, 200],
  ['a target with its origin', 'GET http://evil.example/program', {}, 200],
  ['a host with an impossible port', 'GET /', { host: 'seimbang.example:99999' }, 400],
  ['a host that is a path', 'GET /', { host: 'seimbang.example/x' }, 400],
  ['no host', 'GET /', { host: '' }, 400],
  ['TRACE', 'TRACE /', {}, 405],
  ['PUT', 'PUT /', {}, 405],
  ['a health path', 'GET /healthz', {}, 200],
  ['OPTIONS of a health path', 'OPTIONS /healthz', {}, 405],
  ['a write to a health path', 'POST /healthz', {}, 405],
  ['a write to the other health path', 'POST /readyz', {}, 405],
  ['a dot segment', 'GET /program/%2e%2e/x', {}, 404],
  ['a long address', `GET /${'x'.repeat(9000)}`, {}, 400],
  ['a compressed body', 'POST /', { headers: 'Content-Encoding: gzip\r\n' }, 415],
  ['an unknown coding', 'POST /', { headers: 'Content-Encoding: zip, gzip\r\n' }, 415],
  ['a declared body over the limit', 'POST /', { headers: `Content-Length: ${tooLarge}\r\n` }, 413],
  ['a chunked body over the limit', 'POST /', { headers: chunked, body: oneChunk }, 413],
  ['headers over the limit', 'GET /', { headers: `X: ${'x'.repeat(17_000)}\r\n` }, 431],
  ['an unknown expectation', 'POST /', { headers: 'Expect: tea\r\n' }, 417],
  ['nonsense', 'GET', {}, 400],
  ['a failure', 'GET /broken', {}, 500],
]

test.each(cases)('%s is answered with its status and the security headers', async (_, ...given) => {
  const [head, options, status] = given
  const answer = await ask(head, options)
  expect(answer.status).toBe(status)
  expect(answer.head).toContain('\r\nx-content-type-options: nosniff')
  expect(answer.head).toContain("\r\ncontent-security-policy: default-src 'none'")
  expect(answer.head).toContain('\r\nstrict-transport-security: max-age=')
})

test.each([
  ['GET //evil.example/x', '/evil.example/x'],
  ['GET /\\evil.example', '/evil.example'],
  ['GET /program/%zz?q=1', '/program/%25zz?q=1'],
  ['GET /blog/100%', '/blog/100%25'],
  ['GET /blog/a%20b/%ff', '/blog/a%20b/%25ff'],
])('%s leads to %s on the same site', async (head, location) => {
  const answer = await ask(head, { host: 'evil.example' })
  expect(answer.status).toBe(308)
  expect(answer.head).toContain(`\r\nlocation: ${location}\r\n`)
})

test('the site sees its public host, not the one that the request names', async () => {
  expect((await ask('GET /', { host: 'evil.example' })).content).toContain('seimbang.example')
})

test('every answer is logged once, without a query', async () => {
  lines.length = 0
  await ask('GET /program?token=secret')
  await ask('TRACE /program?token=secret')
  expect(lines.map(({ path, status }) => ({ path, status }))).toEqual([
    { path: '/program', status: 200 },
    { path: '/program', status: 405 },
  ])
})

test('an idle connection stays open longer than proxies keep it', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /program HTTP/1.1\r\nHost: a\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('\r\nKeep-Alive: timeout=65\r\n')
  socket.destroy()
})

test('a connection that closes before its answer disturbs no other', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx')
  await once(socket, 'connect')
  socket.destroy()
  expect((await ask('GET /program')).status).toBe(200)
})
