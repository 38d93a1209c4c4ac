import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { knownUser, type Recorder, startRecorder } from '#tests/support/recorder.ts'
import { originOf, shapes } from './shapes.ts'
import { expect, test as story } from './story.fixture.ts'

type ForeignFixtures = {
  /** The site's main backend, reset before each test. */
  recorder: Recorder
  /** Tokens that are unique to the test: the first pair and the one that replaces it. */
  tokens: Tokens
  /** Sets the cookies of a session in the test's browser. */
  signIn: () => Promise<void>
}
type ForeignWorker = { runningRecorder: Recorder }

type Tokens = { access: string; refresh: string; newAccess: string; newRefresh: string }

export const test = story.extend<ForeignFixtures, ForeignWorker>({
  runningRecorder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
    async ({}, use) => {
      const { site, main } = shapes.foreign
      const recorder = await startRecorder(main, originOf(site))
      await use(recorder)
      await recorder.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
  tokens: async ({}, use) => {
    const id = randomUUID()
    await use({
      access: `access-${id}`,
      refresh: `refresh-${id}`,
      newAccess: `new-access-${id}`,
      newRefresh: `new-refresh-${id}`,
    })
  },
  recorder: async ({ runningRecorder, tokens }, use) => {
    runningRecorder.reset({ token: tokens.newAccess, refreshToken: tokens.newRefresh })
    await use(runningRecorder)
  },
  signIn: async ({ context, baseURL, tokens }, use) => {
    await use(() => writeSession(context, baseURL ?? '', tokens))
  },
})

export { expect }

/** The lookup of a member's client, which precedes most pages. */
export const clientsCall = 'GET /v1/clients'
export const refreshCall = 'POST /v1/auth/refresh-token'

async function writeSession(
  context: BrowserContext,
  url: string,
  { access, refresh }: Tokens,
): Promise<void> {
  const fields = { ...knownUser, token: access, refreshToken: refresh }
  await context.addCookies(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => ({ name: `seimbang-auth-cookie-${field}`, value, url })),
  )
}

/** Returns the session cookies of a browser, by field. */
export async function sessionOf(context: BrowserContext): Promise<Record<string, string>> {
  const prefix = 'seimbang-auth-cookie-'
  const cookies = await context.cookies()
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, value }) => [name.slice(prefix.length), decodeURIComponent(value)]),
  )
}
