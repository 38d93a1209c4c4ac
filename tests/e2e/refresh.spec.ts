import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { m } from '#app/i18n/paraglide/messages.js'
import { refreshTokenTable } from '#server/db/main/refresh-token.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'

const firstPort = 4334
const parallelRequests = 200
const databaseName = 'seimbang_refresh'

let folders: string[] = []
let running: SiteProcess[] = []

test.afterEach(async () => {
  await stopAll()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  folders = []
})

test('[S7.02] 200 parallel pages with one expired token cause one refresh on PGlite', async ({
  page,
}) => {
  const dataDir = await createFolder()
  const site = await start(firstPort, dataDir)
  const session = await signInDemoMember(page, site, dataDir)
  const answers = await loadAtOnce([site], await expire(session, dataDir))
  await stopAll()
  expect(answers).toEqual(Array(parallelRequests).fill('200, signed in'))
  expect(await countTokens({ dataDir: join(dataDir, 'database') }, session)).toBe(2)
})

test('[S7.02] 200 parallel pages over two instances on PostgreSQL cause one refresh', async ({
  page,
}) => {
  test.skip(!process.env.HAS_POSTGRESQL, 'No PostgreSQL answers here.')
  const databaseUrl = await createTestDatabase(databaseName)
  const [dataDir, otherDataDir] = [await createFolder(), await createFolder()]
  const site = await start(firstPort + 1, dataDir, { DATABASE_URL: databaseUrl })
  await copyFile(join(dataDir, 'secrets.json'), join(otherDataDir, 'secrets.json'))
  const other = await start(firstPort + 2, otherDataDir, { DATABASE_URL: databaseUrl })
  const session = await signInDemoMember(page, site, dataDir)
  const answers = await loadAtOnce([site, other], await expire(session, dataDir))
  await stopAll()
  const tokens = await countTokens({ databaseUrl }, session)
  await dropTestDatabase(databaseName)
  expect(answers).toEqual(Array(parallelRequests).fill('200, signed in'))
  expect(tokens).toBe(2)
})

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  folders.push(folder)
  return folder
}

/** An external web app makes every page of a member call the main backend. */
async function start(port: number, dataDir: string, settings: Record<string, string> = {}) {
  const site = await startSite(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      WEB_APP_URL: 'https://app.example.org',
      ...settings,
    },
    '/readyz',
  )
  running.push(site)
  return site
}

/** PGlite allows one process per database, and a failed test must leave no process behind. */
async function stopAll(): Promise<void> {
  await Promise.all(running.map((site) => site.stop()))
  running = []
}

type Session = { token: string; refreshToken: string; id: string; firstName: string }

async function signInDemoMember(page: Page, site: SiteProcess, dataDir: string): Promise<Session> {
  const [account] = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'))
  const locale = { locale: 'en' } as const
  await page.goto(`${site.origin}/auth?tab=login`)
  await page.getByLabel(m.auth_email({}, locale)).locator('visible=true').fill(account.email)
  const password = page.getByLabel(m.auth_password({}, locale), { exact: true })
  await password.locator('visible=true').fill(account.password)
  await page.getByRole('button', { name: m.auth_submit_login({}, locale), exact: true }).click()
  await page.waitForURL(`${site.origin}/`)
  return readSession(page.context())
}

async function readSession(context: BrowserContext): Promise<Session> {
  const cookies = await context.cookies()
  const read = (field: string) =>
    decodeURIComponent(cookies.find(({ name }) => name.endsWith(`-cookie-${field}`))?.value ?? '')
  return {
    token: read('token'),
    refreshToken: read('refreshToken'),
    id: read('id'),
    firstName: read('firstName'),
  }
}

/** Replaces the access token by an expired one that this installation signed. */
async function expire(session: Session, dataDir: string): Promise<Session> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const token = await new SignJWT({ ...decodeJwt(session.token), exp: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secrets.accessToken))
  return { ...session, token }
}

async function loadAtOnce(sites: SiteProcess[], session: Session): Promise<string[]> {
  const cookie = Object.entries(session)
    .map(([field, value]) => `seimbang-auth-cookie-${field}=${encodeURIComponent(value)}`)
    .join('; ')
  return Promise.all(
    Array.from({ length: parallelRequests }, async (_, index) => {
      const site = sites[index % sites.length]
      const response = await fetch(`${site?.origin}/`, { headers: { cookie } })
      const isSignedIn = (await response.text()).includes(session.firstName)
      return `${response.status}, ${isSignedIn ? 'signed in' : 'signed out'}`
    }),
  )
}

/** Counts every token of the session: the first, and one for each refresh. */
async function countTokens(
  location: Parameters<typeof openDatabase>[0],
  { token }: Session,
): Promise<number> {
  const database = await openDatabase(location)
  const sessionId = String(decodeJwt(token).sid)
  const count = await database.db.$count(
    refreshTokenTable,
    eq(refreshTokenTable.sessionId, sessionId),
  )
  await database.close()
  return count
}
