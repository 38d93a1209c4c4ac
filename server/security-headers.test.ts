import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { withSecurityHeaders } from './security-headers.ts'

const known: Partial<SiteContext> = { requestId: 'r', settings: parseSettings({}) }
const context = known as SiteContext
const noneInline = { scripts: [], styles: [] }

test('what a member is shown stays in no cache, not even their browser’s', () => {
  const cookie = 'locale=id; seimbang-auth-cookie-token=a.b.c; theme=dark'
  expect(cacheControlOf({ cookie })).toBe('private, no-store')
})

test.each([undefined, 'locale=id', 'other-seimbang-auth-cookie-token=a', 'x=1; seimbang-auth=1'])(
  'a visitor with the cookies %j keeps pages for the way back',
  (cookie) => {
    expect(cacheControlOf({ cookie })).toBe('private, no-cache')
  },
)

test('an answer that says itself who may keep it is left so', () => {
  const cookie = 'seimbang-auth-cookie-token=a.b.c'
  expect(cacheControlOf({ cookie, answered: 'public, max-age=60' })).toBe('public, max-age=60')
})

test.each([
  ['/id/tracker/share-', 200],
  ['/tracker/share-', 404],
  ['/Tracker/%73hare-', 200],
])(
  'a shared tracker’s address, spelled %s…, goes nowhere from an answer with %i',
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
])('what search engines may keep of an answer with status %i: %j', (status, expected) => {
  const response = new Response('', { status })
  const answer = withSecurityHeaders(
    response,
    new Request('http://localhost/x'),
    context,
    noneInline,
  )
  expect(answer.headers.get('x-robots-tag')).toBe(expected)
})

type Case = { cookie: string | undefined; answered?: string }

function cacheControlOf({ cookie, answered }: Case) {
  const request = new Request('http://localhost/account', cookie ? { headers: { cookie } } : {})
  const response = new Response('', answered ? { headers: { 'cache-control': answered } } : {})
  return withSecurityHeaders(response, request, context, noneInline).headers.get('cache-control')
}
