import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { answerKolLink } from './kol-link.ts'

const settings = parseSettings({ PUBLIC_ORIGIN: 'https://seimbang.test' })
const ask = (path: string, method = 'GET') =>
  answerKolLink(new Request(`https://seimbang.test${path}`, { method }), settings)

test('a KOL link redirects to the page and sets the cookie', () => {
  const answer = ask('/pricing?tab=1&kol=rani')
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe('/pricing?tab=1')
  expect(answer?.headers.get('set-cookie')).toMatch(/^seimbang-kol=RANI; .*Secure$/)
})

test.each(['/?kol=<script>', '/?kol=', '/?kol=a%0d%0aset-cookie:x=y'])(
  'an invalid code is removed from %s and not stored',
  (path) => {
    const answer = ask(path)
    expect(answer?.headers.get('location')).toBe('/')
    expect(answer?.headers.has('set-cookie')).toBe(false)
  },
)

test('a KOL link never redirects to another host', () => {
  expect(ask('//boleh.jahat/?kol=RANI')?.headers.get('location')).toBe('/boleh.jahat/')
})

test('other requests are not answered', () => {
  expect(ask('/pricing')).toBeUndefined()
  expect(ask('/?kol=RANI', 'POST')).toBeUndefined()
})
