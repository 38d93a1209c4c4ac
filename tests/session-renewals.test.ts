import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import type { ShareRenewal, SiteContext } from '#app/config/site-context.ts'
import { type AuthSession, authSessionSchema } from '#server/contract/auth.schema.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { sessionRenewalTable } from '#server/db/site/session-renewal.table.ts'
import { createSharedRenewals } from '#server/shared-renewals.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { createTestDatabase } from './postgresql.ts'

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: () => undefined,
  getRequestHeader: () => undefined,
}))

const log = pino({ level: 'silent' })
let databases: { db: Database; close(): Promise<void> }[]
let db: Database
beforeAll(async () => {
  databases = await openThree()
  db = databases[0]?.db as Database
})
afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()))
})

// Fails without `shareRenewal`, and if a claim is not one statement.
test('51 requests over three instances renew a token that works once, once', async () => {
  const backend = createBackend()
  const instances = await Promise.all(databases.map((shared) => openInstance(backend, shared.db)))
  const session = sessionOf('dewi')
  const answers = await Promise.all(
    Array.from({ length: 51 }, (_, index) => instances[index % 3]?.refresh(session)),
  )
  expect(new Set(answers.map((answer) => answer?.token))).toEqual(new Set(['access of dewi+']))
  expect(backend.used).toEqual(['dewi'])
})

test('a session that was renewed twice no longer leads to the newest', async () => {
  const backend = createBackend()
  const [one, other] = [await openInstance(backend, db), await openInstance(backend, db)]
  const session = sessionOf('rina')
  await other.refresh(await one.refresh(session))
  const late = await openInstance(backend, db)
  await expect(late.refresh(session)).rejects.toMatchObject({ status: 401 })
})

test('a renewal that fails is left to the next request', async () => {
  const backend = createBackend()
  const [one, other] = [await openInstance(backend, db), await openInstance(backend, db)]
  backend.isAway = true
  await expect(one.refresh(sessionOf('sari'))).rejects.toMatchObject({ status: 503 })
  backend.isAway = false
  expect((await other.refresh(sessionOf('sari'))).token).toBe('access of sari+')
})

test('an instance that died with its claim delays the others only', async () => {
  const share = createSharedRenewals(db, log)
  void share('a key', () => new Promise(() => {}))
  await expect.poll(() => db.$count(sessionRenewalTable)).toBeGreaterThan(0)
  await db.execute(sql`update site.session_renewals set claimed_until = now() where sealed is null`)
  const renew = async () => ({ session: 'renewed', nextKey: 'next' })
  expect(await share('a key', renew)).toBe('renewed')
})

test('a database that is away is an outage and uses no token', async () => {
  const backend = createBackend()
  const away: ShareRenewal = () => Promise.reject(new Error('The database is away'))
  const instance = await openInstance(backend, db, away)
  await expect(instance.refresh(sessionOf('tini'))).rejects.toMatchObject({ code: 'NETWORK' })
  expect(backend.used).toEqual([])
})

test('the database holds no token in plain text', async () => {
  const { refresh } = await openInstance(createBackend(), db)
  await refresh(sessionOf('wati'))
  const rows = JSON.stringify(await db.select().from(sessionRenewalTable))
  expect(rows).not.toMatch(/wati|access of/)
})

/** A main backend whose refresh tokens work once. */
function createBackend() {
  const backend = { used: [] as string[], isAway: false, answer }
  async function answer(input: Request | URL | string): Promise<Response> {
    const { userId, refreshToken } = await new Request(input).json()
    if (backend.isAway) return Response.json({ message: 'away' }, { status: 503 })
    if (backend.used.includes(refreshToken))
      return Response.json({ message: 'refresh token expired' }, { status: 401 })
    backend.used.push(refreshToken)
    const next = `${refreshToken}+`
    return Response.json({ data: { id: userId, token: `access of ${next}`, refreshToken: next } })
  }
  return backend
}

/** A process of the site, with its own memory. */
async function openInstance(
  backend: ReturnType<typeof createBackend>,
  shared: Database,
  shareRenewal = createSharedRenewals(shared, log),
) {
  vi.resetModules()
  const { refreshSession } = await import('#app/session/refresh.server.ts')
  const main = { baseUrl: 'http://main.invalid', fetch: backend.answer }
  const known: Partial<SiteContext> = {
    ...{ settings: parseSettings({}), requestId: randomUUID(), clientAddress: '203.0.113.9' },
    shareRenewal,
  }
  const context = { ...known, backends: { main } } as SiteContext
  return { refresh: (session: AuthSession) => refreshSession(context, session) }
}

function sessionOf(refreshToken: string): AuthSession {
  return v.parse(authSessionSchema, { id: 'member', token: 'old', refreshToken })
}

async function openThree() {
  if (!process.env.TEST_DATABASE_URL) {
    const database = await openMemoryDatabase()
    // PGlite has one process and one connection.
    const again = { db: database.db, close: async () => {} }
    return [database, again, again]
  }
  const databaseUrl = await createTestDatabase()
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl })))
  await opened[0]?.migrate('site')
  return opened
}
