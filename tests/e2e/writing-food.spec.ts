import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes } from '#tests/page-accessibility.ts'
import { tempe, unsentCount } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { mealOf, openTracker, writeFood } from './tracker-steps.ts'

test('[S2.26] only a deliberate choice enters a food, and the keyboard corrects its amount or undoes it', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  const food = tempe(language)
  await openTracker({ page, member, person })
  const search = page.getByRole('combobox', { name: m.food_search_label({}, locale) })
  const option = page.getByRole('option', { name: food }).first()
  const rows = page.getByRole('button', { name: m.food_delete({ food }, locale) })
  const amount = page.getByLabel(m.food_amount({}, locale), { exact: true })
  const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text })

  // Leaving the field clears it with a delay, which may also clear the next text.
  const look = () =>
    expect(async () => {
      await search.fill('')
      await search.fill('tempe goreng')
      await expect(option).toHaveAttribute('data-highlighted', { timeout: 2_000 })
    }).toPass()

  // Highlighting an option does not choose it.
  for (const key of ['Tab', 'Escape']) {
    await look()
    await search.press('ArrowDown')
    await search.press('ArrowUp')
    await search.press(key)
    await expect(rows).toHaveCount(0)
  }

  await look()
  await search.press('Enter')
  await expect(statusWith(`${food}, 1 `)).toBeVisible()
  await expect(rows).toHaveCount(1)
  // The amount has the focus and typing replaces it; moving on saves it.
  await expect(amount).toBeFocused()
  expect(await findViolationsInBothModes(page)).toEqual([])
  await page.keyboard.type('2')
  await search.focus()
  await expect(statusWith(`${food}, 2 `)).toBeVisible()
  await amount.fill('banyak')
  await page.keyboard.press('Enter')
  await expect(amount).toHaveAccessibleErrorMessage(m.food_amount_wrong({}, locale))
  await expect(amount).toBeFocused()
  await amount.fill('3')
  await page.keyboard.press('Enter')
  await expect(statusWith(`${food}, 3 `)).toBeVisible()
  await expect(amount).toHaveCount(0)
  await expect(search).toBeFocused()

  // A recent food repeats its last amount and can be undone.
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(search).toBeEnabled()
  await page.getByRole('button', { name: new RegExp(`^${food}, 3 `) }).press('Enter')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: m.food_undo_of({ food }, locale) }).press('Enter')
  await expect(statusWith(m.food_deleted({ food }, locale))).toBeVisible()
  await expect(search).toBeFocused()
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ has: rows })).toContainText(/^.*3 /)
})

test('[S2.26] a food list that fails to load says so, and appears once it can load', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const foods = '**/_serverFn/food-getFoods*'
  await page.route(foods, (route) => route.fulfill({ status: 503 }))
  await openTracker({ page, member, person })
  const search = page.getByRole('combobox', { name: m.food_search_label({}, locale) })
  await search.fill('tempe gorng')
  // After four attempts.
  await expect(page.getByText(m.food_search_failed({}, locale))).toBeVisible()
  await page.unroute(foods)
  await search.press('End')
  await search.pressSequentially(' ')
  await expect(page.getByRole('option', { name: tempe(language) }).first()).toBeVisible()

  // What the table lacks is said first, and Enter opens the form for an own food.
  await search.fill('quiche')
  const absence = m.food_search_absent({ query: 'quiche' }, locale)
  await expect(page.getByRole('status').filter({ hasText: absence })).toBeAttached()
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toHaveText(m.food_search_add({ query: 'quiche' }, locale))
  await expect(first).toHaveAttribute('data-highlighted')
  expect(await findViolationsInBothModes(page)).toEqual([])
  await search.press('Enter')
  const name = page.getByLabel(m.food_own_name({}, locale), { exact: true })
  await expect(name).toHaveValue('quiche')
  await expect(name).toBeFocused()
})

test('[S2.26] a food entry is corrected in place by keyboard, including its meal', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const food = tempe(language)
  await openTracker({ page, member, person })
  await writeFood(page, { typed: 'tempe goreng', meal: m.food_meal_lunch({}, locale) }, locale)
  const lunch = mealOf(page, m.food_meal_lunch({}, locale))
  const snack = mealOf(page, m.food_meal_snack({}, locale))
  const changeName = m.food_change_of({ food }, locale)
  const form = page.getByRole('form', { name: changeName })
  const amount = form.getByLabel(m.food_amount({}, locale), { exact: true })
  const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text })

  await lunch.getByRole('button', { name: changeName }).press('Enter')
  await expect(amount).toBeFocused()
  await page.keyboard.type('2,5')
  await page.keyboard.press('Enter')
  await expect(statusWith(language === 'en' ? `${food}, 2.5 ` : `${food}, 2,5 `)).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(lunch.getByRole('button', { name: changeName })).toBeFocused()

  await page.keyboard.press('Enter')
  await form.locator('[name="meal"]').selectOption({ label: m.food_meal_snack({}, locale) })
  await expect(snack.getByRole('form', { name: changeName })).toBeVisible()
  await expect(lunch.getByRole('listitem').filter({ hasText: food })).toHaveCount(0)
  await form.getByRole('button', { name: m.food_done({}, locale) }).click()
  await expect(snack.getByRole('button', { name: changeName })).toBeFocused()
  await page.reload()
  await expect(snack.getByRole('listitem').filter({ hasText: food })).toContainText(/2[.,]5 /)

  await snack.getByRole('button', { name: changeName }).click()
  await form.getByRole('button', { name: m.food_delete({ food }, locale) }).click()
  await expect(statusWith(m.food_deleted({ food }, locale))).toBeVisible()
  await expect(page.getByRole('button', { name: changeName })).toHaveCount(0)
})
