import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { unsentCount } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { type Locale, openTracker } from './tracker-steps.ts'

// A page that a worker asks for could not be held.
test.use({ serviceWorkers: 'block' })

test('[S2.26] a page that was read before an entry had arrived shows it all the same', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person }, locale)
  // While it waits for the next one, a page cannot be asked what the device holds.
  const beside = await context.newPage()
  await beside.goto('/robots.txt')
  const arrive = await saveAndHold(page, '71.4', locale)
  // It is asked for again, and answered to the page before while this one is on its way.
  await page.route(page.url(), async (route) => {
    const readBefore = await route.fetch()
    arrive()
    await expect.poll(() => unsentCount(beside)).toBe(0)
    await route.fulfill({ response: readBefore })
  })
  await page.reload()
  await expect(loggedWeight(page)).toBeVisible()
})

/** Writes a weight down and holds its call back; gives what lets it go. */
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
