import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'
import { findRefreshedSession, refreshSession } from './refresh.server.ts'

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: () => undefined,
  getRequestHeader: () => undefined,
}))

test('requests with the same token share one refresh, also late ones', async () => {
  const { context, refreshedIds } = siteWithMainBackend()
  const session = sessionOf({ id: 'dewi', refreshToken: 'shared' })
  const refreshes = await Promise.all([
    refreshSession(context, session),
    refreshSession(context, session),
  ])
  expect(refreshes.map(({ token }) => token)).toEqual(['new token of dewi', 'new token of dewi'])
  expect((await findRefreshedSession(session))?.token).toBe('new token of dewi')
  expect(refreshedIds).toEqual(['dewi'])
})

test('a refresh never serves another member, even one with the same token', async () => {
  const { context, refreshedIds } = siteWithMainBackend()
  await refreshSession(context, sessionOf({ id: 'dewi', refreshToken: 'seen' }))
  const other = sessionOf({ id: 'rina', refreshToken: 'seen' })
  expect(await findRefreshedSession(other)).toBeUndefined()
  await refreshSession(context, other)
  expect(refreshedIds).toEqual(['dewi', 'rina'])
})

test('members without refresh tokens never get each other’s session', async () => {
  const { context } = siteWithMainBackend()
  const refreshes = await Promise.all(
    ['dewi', 'rina'].map((id) => refreshSession(context, sessionOf({ id, refreshToken: '' }))),
  )
  expect(refreshes.map(({ token }) => token)).toEqual(['new token of dewi', 'new token of rina'])
})

// Fails if a new session answers for its tokens' predecessors too.
test('a session that was replaced twice no longer leads to the newest', async () => {
  const { context, refreshedIds } = siteWithMainBackend()
  const first = sessionOf({ id: 'sari', refreshToken: 'first' })
  const second = await refreshSession(context, first)
  expect(await findRefreshedSession(first)).toEqual(second)
  const third = await refreshSession(context, second)
  expect(await findRefreshedSession(first)).toBeUndefined()
  expect(await findRefreshedSession(second)).toEqual(third)
  expect(refreshedIds).toEqual(['sari', 'sari'])
})

test('a failed refresh is retried by the next request', async () => {
  const { context, refreshedIds, fail } = siteWithMainBackend()
  const session = sessionOf({ id: 'dewi', refreshToken: 'unlucky' })
  fail(true)
  await expect(refreshSession(context, session)).rejects.toMatchObject({ status: 500 })
  expect(await findRefreshedSession(session)).toBeUndefined()
  fail(false)
  expect((await refreshSession(context, session)).token).toBe('new token of dewi')
  expect(refreshedIds).toEqual(['dewi', 'dewi'])
})

function sessionOf(known: Partial<AuthSession>): AuthSession {
  return v.parse(authSessionSchema, { token: 'old token', ...known })
}

/** A site whose main backend refreshes every session, and the ids of the members who asked. */
function siteWithMainBackend() {
  const refreshedIds: string[] = []
  let isFailing = false
  const answer: typeof fetch = async (input) => {
    const { userId, refreshToken } = await new Request(input).json()
    refreshedIds.push(userId)
    if (isFailing) return Response.json({ message: 'Internal Server Error' }, { status: 500 })
    const data = { id: userId, token: `new token of ${userId}`, refreshToken: `${refreshToken}+` }
    return Response.json({ data })
  }
  const main = { baseUrl: 'http://main.invalid', fetch: answer }
  const settings = parseSettings({})
  const known: Partial<SiteContext> = { settings, requestId: 'r', clientAddress: '203.0.113.9' }
  const context = { ...known, backends: { main } } as SiteContext
  const fail = (does: boolean) => {
    isFailing = does
  }
  return { context, refreshedIds, fail }
}
