import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { answerWellKnown } from './well-known.ts'

const settings = parseSettings({ PUBLIC_ORIGIN: 'https://seimbang.test' })
const ask = (path: string) =>
  answerWellKnown(
    new Request(`https://seimbang.test${path}`, { headers: { 'accept-language': 'id' } }),
    settings,
  )

test('a password manager is led to the form that changes the password', () => {
  const answer = ask('/.well-known/change-password')
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe('/account#password')
})

test.each(['/.well-known/security.txt', '/.well-known/change-password/x', '/.well-known/'])(
  'the unknown address %s gets a short 404 in the visitor’s language',
  async (path) => {
    const answer = ask(path)
    expect(answer?.status).toBe(404)
    expect(await answer?.text()).toBe('Alamat ini tidak ada.\n')
  },
)

test.each(['/', '/blog/.well-known/x', '/.well-knowns/x'])('%s is left to the site', (path) => {
  expect(ask(path)).toBeUndefined()
})
