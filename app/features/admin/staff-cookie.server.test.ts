import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { writePracticeToken } from '#app/session/practice-cookie.server.ts'
import { writeStaffToken } from './staff-cookie.server.ts'

const setCookie = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-start/server', () => ({ setCookie }))

const settings = parseSettings({})

test.each([
  { cookie: 'of staff', write: writeStaffToken },
  { cookie: 'of a practice', write: writePracticeToken },
])(
  'the session cookie $cookie lasts as long as its session, even if the browser’s clock is wrong',
  ({ write }) => {
    vi.setSystemTime('2026-12-01T03:00:00Z')
    setCookie.mockClear()
    write(settings, { token: 'a-token', expiresAt: '2026-12-01T15:00:00.900Z' })
    const [name, value, options] = setCookie.mock.lastCall ?? []
    expect(name).toMatch(/-session$/)
    expect(value).toBe('a-token')
    expect(options).toMatchObject({ maxAge: 12 * 60 * 60, httpOnly: true })
    expect(options).not.toHaveProperty('expires')
  },
)
