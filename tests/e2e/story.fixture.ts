import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { MemberSteps } from './member-steps.ts'

export type StoryOptions = {
  language: 'en' | 'id'
  /** The origin of the demo mailbox and the payment page. */
  standInOrigin: string
}

type VisitOptions = {
  /** Whether the visitor answered the cookie panel on an earlier visit; true in most tests. */
  hasChosenCookies: boolean
}

/** A user who is unique to a test. */
export type Person = { firstName: string; email: string; password: string }

type StoryFixtures = {
  person: Person
  /** The person's steps on the test's page. */
  member: MemberSteps
  /** The same steps on another page, e.g. in a second browser. */
  memberOn: (page: Page) => MemberSteps
  /** A signed-out page of another browser. */
  otherPage: Page
}

export const test = base.extend<StoryOptions & VisitOptions & StoryFixtures>({
  language: ['en', { option: true }],
  standInOrigin: ['', { option: true }],
  hasChosenCookies: [true, { option: true }],
  storageState: async ({ hasChosenCookies }, use) => {
    await use({ cookies: hasChosenCookies ? [refusedCookies] : [], origins: [] })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
  person: async ({}, use) => {
    const id = randomUUID().slice(0, 8)
    await use({ firstName: 'Dewi', email: `dewi-${id}@example.org`, password: `kata sandi ${id}` })
  },
  memberOn: async ({ language, standInOrigin }, use) => {
    await use((page) => new MemberSteps(page, { language, standInOrigin }))
  },
  member: async ({ page, memberOn }, use) => {
    await use(memberOn(page))
  },
  otherPage: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions)
    await use(await context.newPage())
    await context.close()
  },
  /** Guards the console. A test without a page opens no browser context. */
  page: async ({ page }, use) => {
    const complaints: string[] = []
    watch(page, complaints)
    await use(page)
    expect(complaints, 'the browser console stays silent').toEqual([])
  },
})

export { expect }

/**
 * Console errors that are no fault of the site. One is an error status, which the test checks. One
 * is the script that a test runs in the mailbox's frame. One is the reason for a notice of a lost
 * connection.
 */
const expected = [
  /^Failed to load resource/,
  /^AppError: CONNECTION\n/,
  /^Blocked script execution in '[^']*\/demo\/mailbox\//,
]

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected.some((pattern) => pattern.test(text)))
      complaints.push(text)
  })
}
