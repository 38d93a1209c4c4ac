import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './foreign.fixture.ts'

test('if the main backend has no practices, nutritionists are shown without times', async ({
  page,
  recorder,
}) => {
  const locale = { locale: 'id' } as const
  await page.goto('/ahli-gizi?free=today')
  const main = page.getByRole('main')
  await expect(main.getByText(m.nutritionists_list_times_unknown({}, locale))).toBeVisible()
  await expect(
    main.getByText(m.nutritionists_count({ count: 12, total: 12 }, locale)),
  ).toBeVisible()
  const cards = main.getByRole('list', { name: m.nutritionists_list_label({}, locale) })
  await expect(cards.getByRole('link')).toHaveCount(12)
  await expect(cards.getByText(m.nutritionists_next_free({}, locale))).toHaveCount(0)

  await page.goto('/ahli-gizi/nur-aisyah')
  await expect(main.getByText(m.nutritionists_times_unknown({}, locale))).toBeVisible()
  await page.goto('/konsultasi?nutritionist=nur-aisyah')
  await expect(main.getByText(m.consultation_chosen_next_unknown({}, locale))).toBeVisible()
  expect(recorder.callsOf('GET /v1/practices/free').length).toBeGreaterThan(0)
})
