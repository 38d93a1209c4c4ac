import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { unsentCount } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { type Locale, openTracker } from './tracker-steps.ts'

test('[S2.26] a page rendered before an entry arrived still shows the entry', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  // A page that waits for a navigation cannot be queried, so a second one reads the outbox.
  const outboxPage = await context.newPage()
  await outboxPage.goto('/robots.txt')
  const releaseCall = await saveAndHold(page, '71.4', locale)
  // Renders the page before the entry arrives and delivers it afterwards.
  await page.route(page.url(), async (route) => {
    const staleResponse = await route.fetch()
    releaseCall()
    await expect.poll(() => unsentCount(outboxPage)).toBe(0)
    await route.fulfill({ response: staleResponse })
  })
  await hydrateSlowly(page)
  await page.reload()
  await expect(loggedWeight(page)).toBeVisible()
})

/** Delays each step of React, so that answers arrive while a page hydrates, as on a busy phone. */
async function hydrateSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [unknown]) {
      setTimeout(() => post.apply(this, sent), 500)
    }
  })
}

/** Saves a weight, holds its call back, and returns a function that releases the call. */
async function saveAndHold(page: Page, kilograms: string, locale: Locale): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/sync-syncOperations*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill(kilograms)
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(loggedWeight(page)).toBeVisible()
  return release
}

function loggedWeight(page: Page) {
  return page.getByRole('listitem').filter({ hasText: /71[.,]4\skg/ })
}
