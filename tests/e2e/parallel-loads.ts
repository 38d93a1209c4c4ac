import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { m } from '#app/i18n/paraglide/messages.js'
import { refreshTokenTable } from '#server/db/main/refresh-token.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readDemoAccount } from '#tests/demo-account.ts'
import type { SiteProcess } from '#tests/site-process.ts'

const parallelRequests = 200

/** What each answer says if one refresh gave all of them a session. */
export const allSignedIn = Array(parallelRequests).fill('200, signed in')

/** An external web app makes every page of a member call the main backend. */
export const callsMainOnEachPage = { WEB_APP_URL: 'https://app.example.org' }

export type Session = { token: string; refreshToken: string; id: string; firstName: string }

/** Signs in the first demo account by its form. */
export async function signInDemoMember(
  page: Page,
  site: SiteProcess,
  dataDir: string,
): Promise<Session> {
  const account = await readDemoAccount(dataDir, 'sari')
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
export async function expire(session: Session, dataDir: string): Promise<Session> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const token = await new SignJWT({ ...decodeJwt(session.token), exp: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secrets.accessToken))
  return { ...session, token }
}

/** Loads the front page many times at once, in turn from each site. Returns what each answer says. */
export async function loadAtOnce(sites: SiteProcess[], session: Session): Promise<string[]> {
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
export async function countTokens(
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
