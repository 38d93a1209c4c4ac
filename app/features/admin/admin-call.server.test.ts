import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callAdmin } from './admin-call.server.ts'
import { readStaffSession } from './sign-in/staff-session.server.ts'

let request = new Request('http://localhost/admin/prospek')
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => (name.endsWith('-token') ? 'token' : undefined),
  getRequestHeader: () => undefined,
  getRequest: () => request,
  setCookie: () => {},
  deleteCookie: () => {},
}))

let message = 'STAFF_SESSION_NEEDED'
const refuse: typeof fetch = async () => Response.json({ message }, { status: 403 })
const known: Partial<SiteContext> = { requestId: 'r', settings: parseSettings({}) }
const context = {
  ...known,
  backends: { main: { baseUrl: 'http://main.invalid', fetch: refuse } },
} as SiteContext

const failureOf = () => callAdmin(context, 'v1/admin/leads', v.null()).catch((error) => error)

beforeEach(() => {
  request = new Request('http://localhost/admin/prospek')
  message = 'STAFF_SESSION_NEEDED'
})

test('a page whose staff session is over leads to the code', async () => {
  expect(isRedirect(await failureOf())).toBe(true)
})

test('[C59] the open page of a person who was suspended leads to the code', async () => {
  message = 'STAFF_SUSPENDED'
  expect(isRedirect(await failureOf())).toBe(true)
})

test('[C59] the page of the code knows that its person is suspended', async () => {
  message = 'STAFF_SUSPENDED'
  expect(await readStaffSession(context)).toBe('suspended')
})

// A redirect would leave the page, and what was typed there.
test('a change whose staff session is over fails on its page', async () => {
  request = new Request('http://localhost/_serverFn/send', { method: 'POST' })
  const failure = await failureOf()
  expect(failure).toBeInstanceOf(AppError)
  expect(failure.says('STAFF_SESSION_NEEDED')).toBe(true)
})
