import { m } from '#app/i18n/paraglide/messages.js'
import { saveWeight, storedKeys, tempe, unsentCount, untilOnDevice } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { dayFromToday, openTracker } from './tracker-steps.ts'

test.use({ serviceWorkers: 'allow' })

test('[S2.26] without a connection, sending is offered only once something waits', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  await context.setOffline(true)
  await page.reload()
  const send = page.getByRole('button', { name: m.sync_retry({}, locale) })
  await expect(page.getByText(m.sync_lost({}, locale))).toBeVisible()
  await expect(send).toHaveCount(0)
  await saveWeight(page, { kilograms: '72.5', language, statusText: m.sync_kept({}, locale) })
  await expect(send).toBeVisible()
  await context.setOffline(false)
})

test('[S2.26] a week of offline weights is stored on the device, survives a reload, and arrives once', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  const path = new URL(page.url()).pathname
  await untilOnDevice(page)

  await context.setOffline(true)
  const week = ['72.5', '72.9', '73.1', '73.0', '73.4', '73.3', '73.8']
  for (const [daysAgo, kilograms] of week.entries())
    await saveWeight(page, { kilograms, daysAgo, language, statusText: m.sync_kept({}, locale) })
  await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).fill('tempe gorng')
  await page
    .getByRole('option', { name: tempe(language) })
    .first()
    .click()
  const dropTempe = page.getByRole('button', {
    name: m.food_delete({ food: tempe(language) }, locale),
  })
  await expect(dropTempe).toBeVisible()

  // The tracker opens offline and shows the entries.
  await page.goto('/tracker')
  await page.waitForURL(path)
  await expect(page.getByText(m.sync_unsent({ count: 8 }, locale))).toBeVisible()
  await expect(page.getByText(/72[.,]5\skg/).first()).toBeVisible()
  await expect(dropTempe).toBeVisible()

  // The status keeps saying where the entry is stored.
  await saveWeight(page, { kilograms: '72.4', language, statusText: m.sync_kept({}, locale) })

  // The browser reports a connection, and the outbox sends everything.
  await context.setOffline(false)
  await expect(page.getByText(m.sync_kept({}, locale))).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /72[.,]4/ })).toBeVisible()
  await expect(page.getByText(m.sync_unsent({ count: 8 }, locale))).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/72[.,]4\skg/).first()).toBeVisible()
  await expect(dropTempe).toHaveCount(1)
  expect(await unsentCount(page)).toBe(0)
  const exported = await (await page.request.get(`${path}/export?format=json`)).json()
  const written = ['72.4', ...week.slice(1)].map((kilograms, daysAgo) => ({
    measuredOn: dayFromToday(-daysAgo),
    kilograms: Number(kilograms),
  }))
  expect(exported.weights).toEqual(written.toReversed())
  expect(exported.foodEntries).toHaveLength(1)

  await member.signOut(person)
  expect(await storedKeys(page)).toEqual([])
})
