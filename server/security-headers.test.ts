import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { withSecurityHeaders } from './security-headers.ts'

const known: Partial<SiteContext> = { requestId: 'r', settings: parseSettings({}) }
const context = known as SiteContext
const noneInline = { scripts: [], styles: [] }

test('a member’s page is never cached, not even by the browser', () => {
  const cookie = 'locale=id; seimbang-auth-cookie-token=a.b.c; theme=dark'
  expect(cacheControlOf({ cookie })).toBe('private, no-store')
})

test.each([undefined, 'locale=id', 'other-seimbang-auth-cookie-token=a', 'x=1; seimbang-auth=1'])(
  'the browser of a visitor with the cookies %j may cache pages',
  (cookie) => {
    expect(cacheControlOf({ cookie })).toBe('private, no-cache')
  },
)

test('a response with its own cache-control keeps it', () => {
  const cookie = 'seimbang-auth-cookie-token=a.b.c'
  expect(cacheControlOf({ cookie, answered: 'public, max-age=60' })).toBe('public, max-age=60')
})

test.each([
  ['/id/tracker/share-', 200],
  ['/tracker/share-', 404],
  ['/Tracker/%73hare-', 200],
])(
  'the URL of a shared tracker, spelled %s…, is not leaked by a response with status %i',
  (path, status) => {
    const request = new Request(`http://localhost${path}${'a'.repeat(43)}`)
    const { headers } = withSecurityHeaders(
      new Response('', { status }),
      request,
      context,
      noneInline,
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  },
)

test.each([
  [200, null],
  [404, 'noindex'],
  [500, 'noindex'],
])('a response with status %i has the x-robots-tag %j', (status, expected) => {
  const response = new Response('', { status })
  const answer = withSecurityHeaders(
    response,
    new Request('http://localhost/x'),
    context,
    noneInline,
  )
  expect(answer.headers.get('x-robots-tag')).toBe(expected)
})

const room = {
  'cache-control': 'private, no-store',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}
const withLiveKit = {
  ...context,
  settings: { ...known.settings, ...liveKitOf('calls.seimbang.id') },
}

function liveKitOf(host: string) {
  return { LIVEKIT_URL: `wss://${host}`, LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's' }
}

test.each(['/ruang/abc', '/ruang/abc/', '/id/ruang/abc', '/Ruang/abc', '/%72uang/abc'])(
  'the room at %s may use camera and microphone and reach the media server',
  (path) => {
    const headers = headersAt(path)
    for (const [name, value] of Object.entries(room)) expect(headers.get(name), name).toBe(value)
    expect(headers.get('content-security-policy')).toContain(
      ' wss://calls.seimbang.id https://calls.seimbang.id; media-src',
    )
  },
)

test.each([
  '/',
  '/ruangan',
  '/praktik/ruang/abc',
  '/konsultasi/sesi/ruang',
  '/tracker/abc',
  '/x/ruang/a',
])('the page at %s may not, and names no media server', (path) => {
  const headers = headersAt(path)
  expect(headers.get('permissions-policy')).toContain('camera=(), geolocation=(), microphone=()')
  expect(headers.get('content-security-policy')).not.toContain('calls.seimbang.id')
  expect(headers.get('x-robots-tag')).toBeNull()
})

function headersAt(path: string): Headers {
  const request = new Request(`http://localhost${path}`)
  return withSecurityHeaders(new Response(''), request, withLiveKit as SiteContext, noneInline)
    .headers
}

type Case = { cookie: string | undefined; answered?: string }

function cacheControlOf({ cookie, answered }: Case) {
  const request = new Request('http://localhost/account', cookie ? { headers: { cookie } } : {})
  const response = new Response('', answered ? { headers: { 'cache-control': answered } } : {})
  return withSecurityHeaders(response, request, context, noneInline).headers.get('cache-control')
}
