import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { answerKolLink } from './kol-link.ts'

const settings = parseSettings({ PUBLIC_ORIGIN: 'https://seimbang.test' })
const ask = (path: string, method = 'GET') =>
  answerKolLink(new Request(`https://seimbang.test${path}`, { method }), settings)

test('a link of a KOL leads to the page itself and is remembered', () => {
  const answer = ask('/pricing?tab=1&kol=rani')
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe('/pricing?tab=1')
  expect(answer?.headers.get('set-cookie')).toMatch(/^seimbang-kol=RANI; .*Secure$/)
})

test.each(['/?kol=<script>', '/?kol=', '/?kol=a%0d%0aset-cookie:x=y'])(
  'what is no code is taken out of %s and not kept',
  (path) => {
    const answer = ask(path)
    expect(answer?.headers.get('location')).toBe('/')
    expect(answer?.headers.has('set-cookie')).toBe(false)
  },
)

test('the way leads nowhere else, whatever the address looks like', () => {
  expect(ask('//boleh.jahat/?kol=RANI')?.headers.get('location')).toBe('/boleh.jahat/')
})

test('other requests are left alone', () => {
  expect(ask('/pricing')).toBeUndefined()
  expect(ask('/?kol=RANI', 'POST')).toBeUndefined()
})
