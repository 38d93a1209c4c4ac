import { m } from '#app/i18n/paraglide/messages.js'
import { tempe, unsentCount } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { dayFromToday, mealOf, openTracker, writeFood } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.26] the shown day stays until the next one has loaded', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await writeFood(page, { typed: 'tempe goreng' }, locale)
  const row = page.getByRole('button', { name: m.food_delete({ food: tempe(language) }, locale) })
  const search = page.getByRole('combobox', { name: m.food_search_label({}, locale) })
  await expect(row).toHaveCount(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/food-getFoodLog*', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('button', { name: m.food_day_before({}, locale) }).click()
  // The old day stays visible, so that the page does not jump, but inert.
  const previousDay = page.locator('[inert]').getByText(tempe(language), { exact: true }).first()
  await expect(previousDay).toBeVisible()
  await expect(page.getByText(m.food_loading({}, locale))).toHaveCount(1)
  resolve()
  await expect(previousDay).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(search).toBeEnabled()
})

test('[S2.26] recent foods keep their order while one of them is entered again', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  for (const typed of ['nasi putih', 'tempe goreng']) await writeFood(page, { typed }, locale)
  const lately = page
    .getByText(m.food_recent({}, locale), { exact: true })
    .locator('xpath=following-sibling::ul')
    .getByRole('button')
  await expect(lately).toHaveCount(2)
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(lately.first()).toContainText(tempe(language))
  const sent = page.waitForResponse(/_serverFn\/food-getFoodLog/)
  await lately.last().click()
  await expect(page.getByRole('button', { name: m.food_undo({}, locale) })).toBeVisible()
  await sent
  await expect(lately.first()).toContainText(tempe(language))
  await writeFood(page, { typed: 'pepes tahu' }, locale)
  await expect(lately).toHaveCount(3)
  await expect(lately.first()).toContainText(tempe(language))
})

test('[S2.26] the list of foods closes when the focus moves on', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  const search = page.getByRole('combobox', { name: m.food_search_label({}, locale) })
  await search.fill('tempe goreng')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('[S2.26] a chosen day stays in the address, and its foods go to the chosen meal', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const dinner = m.food_meal_dinner({}, locale)
  const date = page.getByLabel(m.food_day_choose({}, locale))
  await openTracker({ page, member, person })
  await date.fill(dayFromToday(-3))
  await expect(page).toHaveURL(new RegExp(`day=${dayFromToday(-3)}`))
  const addToDinner = m.food_add_to_meal({ meal: dinner }, locale)
  await page.getByRole('button', { name: addToDinner, exact: true }).click()
  await expect(page.getByRole('combobox', { name: m.food_search_label({}, locale) })).toBeFocused()
  await writeFood(page, { typed: 'tempe goreng' }, locale)
  await expect(mealOf(page, dinner)).toContainText(tempe(language))
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await untilHydrated(page)
  await expect(date).toHaveValue(dayFromToday(-3))
  await expect(mealOf(page, dinner)).toContainText(tempe(language))
  await page.goBack()
  await expect(date).toHaveValue(dayFromToday(0))
})
