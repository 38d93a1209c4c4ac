import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { tempe } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { dayFromToday, openTracker, writeFood } from './tracker-steps.ts'

// Fails if the food, the water or the date of a form stays at the day of opening.
test('[S2.26] a page that is open over midnight moves on to the new day', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  const food = tempe(language)
  // Future entries are not allowed, so the browser opens this page yesterday.
  await page.clock.install({ time: Date.now() - dayMs })
  await openTracker({ page, member, person })
  const glass = m.measurements_water_add({ amount: 240 }, locale)
  const water = page.getByRole('region', { name: m.measures_name({ measure: 'water' }, locale) })
  const day = page.getByLabel(m.tracker_day({}, locale), { exact: true })
  const written = page.getByRole('button', { name: m.food_delete({ food }, locale) })
  // The page comes with the server's day, and takes the browser's once it is hydrated.
  await expect(day).toHaveValue(dayFromToday(-1))
  await writeFood(page, { typed: 'tempe goreng' }, locale)
  await page.getByRole('button', { name: glass }).click()
  await expect(water).toContainText(/240\sml/)
  await expect(written).toHaveCount(1)

  await page.clock.fastForward(dayMs)
  await expect(
    page
      .getByRole('main')
      .locator('p[aria-live]')
      .filter({ hasText: m.food_today({}, locale) }),
  ).toBeVisible()
  await expect(written).toHaveCount(0)
  await expect(day).toHaveValue(dayFromToday(0))
  await expect(water.locator('p[aria-live]')).toHaveText(/^0\sml/)
  await writeFood(page, { typed: 'nasi putih' }, locale)
  const rows = page.getByRole('button', { name: m.food_delete({ food: '' }, locale).trim() })
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: m.food_day_before({}, locale), exact: true }).click()
  await expect(written).toHaveCount(1)
  await expect(rows).toHaveCount(1)
})
