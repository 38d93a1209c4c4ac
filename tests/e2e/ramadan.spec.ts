import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { dayFromToday, mealOf, openTracker, writeFood } from './tracker-steps.ts'

test('[S2.26] a member turns Ramadan on, gets the meals sahur, berbuka and malam, and turns it off', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const fasting = [
    m.food_meal_sahur({}, locale),
    m.food_meal_iftar({}, locale),
    m.food_meal_night({}, locale),
  ]
  const heading = (name: string) => page.getByRole('heading', { name, level: 3, exact: true })
  await openTracker({ page, member, person })

  // The page suggests a likely date but changes nothing by itself.
  await page.getByText(m.food_ramadan_title({}, locale), { exact: true }).click()
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: m.food_ramadan_submit({}, locale) }) })
  await form.getByRole('button').first().click()
  await expect(form.getByLabel(m.food_ramadan_start({}, locale))).toHaveValue(/^20\d\d-/)
  await expect(heading(m.food_meal_lunch({}, locale))).toBeVisible()

  await form.getByLabel(m.food_ramadan_start({}, locale)).fill(dayFromToday(-1))
  await form.getByLabel(m.food_ramadan_end({}, locale)).fill(dayFromToday(60))
  await form.getByRole('button', { name: m.food_ramadan_submit({}, locale) }).click()
  await expect(form.getByText(m.food_ramadan_end_wrong({}, locale))).toBeVisible()
  await form.getByLabel(m.food_ramadan_end({}, locale)).fill(dayFromToday(27))
  await form.getByRole('button', { name: m.food_ramadan_submit({}, locale) }).click()
  for (const meal of fasting) await expect(heading(meal)).toBeVisible()
  await expect(heading(m.food_meal_lunch({}, locale))).toHaveCount(0)

  const typed = ['nasi uduk', 'kolak', 'teh manis']
  for (const [index, meal] of fasting.entries()) {
    await writeFood(page, { typed: typed[index] ?? '', meal }, locale)
    await expect(mealOf(page, meal).getByRole('listitem').first()).toBeVisible()
  }
  await page.reload()
  for (const meal of fasting)
    await expect(mealOf(page, meal).locator('details').first()).toBeVisible()

  // Food entered at sahur stays there when the ordinary meals return.
  await page.getByText(new RegExp(`^${m.food_ramadan_title({}, locale)}:`)).click()
  await page.getByRole('button', { name: m.food_ramadan_off({}, locale) }).click()
  await expect(heading(m.food_meal_lunch({}, locale))).toBeVisible()
  await expect(heading(m.food_meal_sahur({}, locale))).toBeVisible()
})
