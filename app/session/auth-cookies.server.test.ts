import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { noSession, readAuthSession, writeAuthSession } from './auth-cookies.server.ts'

const browser = new Map<string, string>()
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => decode(browser.get(name)),
  getRequestHeader: () => undefined,
  setCookie: (name: string, value: string) => browser.set(name, encodeURIComponent(value)),
  deleteCookie: (name: string) => browser.delete(name),
}))
const decode = (value?: string) => value && decodeURIComponent(value)

const settings = parseSettings({})
const dewi = { ...noSession, id: 'dewi', token: 'a-token', refreshToken: 'a-refresh-token' }

test.each(['De\twi', 'Dewi\n', 'De\u007fwi', '\u202eDewi', 'Dewi\ud83d'])(
  '[S3.02] a member with the first name %j signs in and stays signed in',
  (firstName) => {
    writeAuthSession(settings, { ...dewi, firstName })
    expect(readAuthSession(settings)).toMatchObject({ id: 'dewi', token: 'a-token' })
    expect(readAuthSession(settings).firstName).toMatch(/^De ?wi$/)
  },
)

test('[S3.02] a member whose cookie still holds a name with a tab is signed in', () => {
  writeAuthSession(settings, dewi)
  browser.set('seimbang-auth-cookie-firstName', 'De%09wi')
  expect(readAuthSession(settings)).toMatchObject({ firstName: 'De wi', token: 'a-token' })
})
