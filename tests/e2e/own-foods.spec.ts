import { m } from '#app/i18n/paraglide/messages.js'
import { unsentCount } from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { mealOf, openTracker, writeFood } from './tracker-steps.ts'

test("[S2.26] a member's own food and recipe are calculated once and used like any other", {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const kcal = (count: string) => m.food_kcal({ kcal: count }, locale)
  await openTracker({ page, member, person })
  await page.getByRole('link', { name: m.tracker_nav_foods({}, locale), exact: true }).click()
  await expect(page.getByText(m.food_own_none({}, locale))).toBeVisible()

  // A label for a serving, typed with a comma and a point.
  await page.getByRole('button', { name: m.food_own_new({}, locale) }).click()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const named = (name: string) => page.locator(`[name="${name}"]`)
  await field(m.food_own_name({}, locale)).fill('Sambal Ibu')
  await field(m.food_label_serving({}, locale)).fill('12,5')
  await field(m.food_label_energy({}, locale)).fill('90')
  await named('proteinG').fill('0.3')
  await named('carbohydrateG').fill('1')
  await named('fatG').fill('tiga')
  await page.getByRole('button', { name: m.food_own_submit({}, locale) }).click()
  await expect(named('fatG')).toHaveAttribute('aria-invalid', 'true')
  await named('fatG').fill('1,5')
  await named('energyKcal').focus()
  // The doubt does not keep the member from saving.
  await expect(page.getByText(m.food_label_doubts_title({}, locale))).toBeVisible()
  await named('energyKcal').fill('20')
  await named('sugarG').fill('0,8')
  await expect(page.getByText(m.food_label_doubts_title({}, locale))).toHaveCount(0)
  await page.getByRole('button', { name: m.food_own_submit({}, locale) }).click()
  await expect(page.getByText(m.food_own_kept({ food: 'Sambal Ibu' }, locale))).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Sambal Ibu' })
  await expect(row).toContainText(kcal('20'))
  // What was typed is shown again.
  await row.getByRole('button', { name: m.food_own_edit({}, locale) }).click()
  await expect(named('fatG')).toHaveValue(language === 'en' ? '1.5' : '1,5')
  await expect(named('per')).toHaveValue('serving')
  await page.getByRole('button', { name: m.food_own_cancel({}, locale) }).click()

  await page.getByRole('button', { name: m.food_recipe_new({}, locale) }).click()
  await field(m.food_own_name({}, locale)).fill('Nasi Sambal')
  // The focus goes to the first missing field.
  const ingredient = page.getByRole('combobox', { name: m.food_recipe_add({}, locale) })
  await page.getByRole('button', { name: m.food_recipe_submit({}, locale) }).click()
  await expect(ingredient).toBeFocused()
  const addIngredient = async (at: number, typed: string, grams: string) => {
    await ingredient.fill(typed)
    await page.getByRole('listbox').getByRole('option').first().click()
    const row = page.getByRole('listitem').filter({ has: page.locator(`[name="amount-${at}"]`) })
    await row.getByRole('combobox').selectOption('gram')
    await row.locator('input').fill(grams)
  }
  await addIngredient(0, 'Sambal Ibu', '50')
  await addIngredient(1, 'nasi putih', '350')
  await page.locator('[name="cookedGrams"]').fill('400')
  await field(m.food_recipe_portions({}, locale)).fill('2')
  await page.getByRole('button', { name: m.food_recipe_submit({}, locale) }).click()
  await expect(page.getByText(m.food_own_kept({ food: 'Nasi Sambal' }, locale))).toBeVisible()
  const dish = page.getByRole('listitem').filter({ hasText: 'Nasi Sambal' })
  await expect(dish).toContainText(m.food_own_portion_of({ grams: '200' }, locale))

  // What was stored in grams is changed in household measures.
  await dish.getByRole('button', { name: m.food_own_edit({}, locale) }).click()
  const amount = page.locator('[name="amount-0"]')
  await expect(amount).toHaveValue('4')
  const ofAmount = page.getByRole('listitem').filter({ has: amount })
  await expect(ofAmount.getByRole('combobox')).toHaveValue('portion')
  await ofAmount.getByRole('combobox').selectOption('gram')
  await expect(amount).toHaveValue('50')
  await page.getByRole('button', { name: m.food_recipe_submit({}, locale) }).click()
  await expect(amount).toHaveCount(0)

  await page.getByRole('link', { name: m.tracker_nav_today({}, locale), exact: true }).click()
  const lunch = m.food_meal_lunch({}, locale)
  await writeFood(page, { typed: 'nasi sambal', meal: lunch }, locale)
  await writeFood(page, { typed: 'sambal ib', meal: lunch, amount: '2' }, locale)
  const eaten = mealOf(page, lunch)
  await expect(eaten).toContainText(kcal('40'))
  const source = eaten.locator('details').filter({
    hasText: m.food_where_foods({}, locale),
  })
  await source.locator('summary').click()
  await expect(source).toContainText(m.food_source_recipe({ count: 2, grams: '400' }, locale))

  // Entries keep the deleted food's values but cannot be recalculated. An unsent one would be refused.
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.getByRole('link', { name: m.tracker_nav_foods({}, locale), exact: true }).click()
  const remove = row.getByRole('button').last()
  await remove.click()
  await remove.click()
  await expect(page.getByText(m.food_deleted({ food: 'Sambal Ibu' }, locale))).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale), exact: true }).click()
  await eaten
    .getByRole('button', { name: m.food_change_of({ food: 'Sambal Ibu' }, locale) })
    .click()
  await expect(page.getByRole('alert')).toContainText(m.food_change_gone({}, locale))
  await expect(eaten).toContainText(kcal('40'))
})
