import type { Locator } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('a phone’s first screen has one row of pages, the food search and the weight', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.setViewportSize({ width: 390, height: 844 })
  await openTracker({ page, member, person })
  const pages = page.getByRole('navigation', { name: m.tracker_nav({}, locale) })
  expect((await pages.boundingBox())?.height).toBeLessThan(60)
  const search = page.getByRole('combobox', { name: m.food_search_label({}, locale) })
  const weight = page.getByRole('button', { name: m.measurements_log_weight({}, locale) })
  for (const control of [search, weight]) expect(await bottomOf(control)).toBeLessThan(844)
})

test('one press opens the weight after another measure', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await page
    .getByRole('button', { name: m.measures_name({ measure: 'waist' }, locale), exact: true })
    .click()
  await page.getByRole('button', { name: m.measurements_log_weight({}, locale) }).click()
  await expect(page.getByLabel(m.tracker_kilograms({}, locale))).toBeFocused()
  await page.keyboard.type('72,5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '72,5' })).toBeVisible()
})

test('the link of the open page is in sight in the row of pages', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.setViewportSize({ width: 390, height: 844 })
  await openTracker({ page, member, person })
  const pages = page.getByRole('navigation', { name: m.tracker_nav({}, locale) })
  const link = pages.getByRole('link', { name: m.portability_nav({}, locale), exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeInViewport({ ratio: 1 })
  // A row that scripts scroll would move under a press.
  const letScriptsIn = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(link).toBeInViewport({ ratio: 1 })
  const before = await leftOf(link)
  letScriptsIn()
  await untilHydrated(page)
  // A font that arrives late changes each width by a pixel or so.
  expect(Math.abs((await leftOf(link)) - before)).toBeLessThan(10)
})

async function bottomOf(control: Locator): Promise<number> {
  const box = await control.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

async function leftOf(control: Locator): Promise<number> {
  return (await control.boundingBox())?.x ?? Number.NaN
}
