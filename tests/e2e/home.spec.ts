import { m } from '#app/i18n/paraglide/messages.js'
import { plainText } from '#app/lib/plain-text.ts'
import { pageMeta } from '#server/seeds/cms/page-meta.ts'
import { expect, test } from './story.fixture.ts'
import { reachPart, untilHydrated } from './until-hydrated.ts'

test.describe('in the HTML of the server', () => {
  test.use({ javaScriptEnabled: false })

  test('[S1.03] every offering is reachable from the home page', async ({ page }) => {
    await page.goto('/')
    for (const path of [
      '/ahli-gizi',
      '/program',
      '/pricing',
      '/konsultasi',
      '/layanan-enterprise',
      '/promo/',
      '/cart/check-order?product-service-id=',
      '/tracker',
      '/transaction',
      '/cek-gizi',
    ])
      await expect(page.locator(`main a[href^="${path}"]`).first()).toBeAttached()
  })

  test('[S1.01] [S1.02] title and description make only demo claims, marked as examples', async ({
    page,
    language,
  }) => {
    const { title, description } = pageMeta.default[language]
    const example = m.home_claims_example({}, { locale: language })
    await page.goto('/')
    await expect(page).toHaveTitle(`${plainText(title)} – Seimbang`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      `${description} ${example}`,
    )
    await expect(page.getByRole('main')).not.toContainText(plainText(title))
  })

  test('[S1.03] the program shelf shows prices and links to all programs', async ({
    page,
    language,
  }) => {
    const locale = { locale: language }
    await page.goto('/')
    const programs = page.getByRole('list', { name: m.programs_shelf_label({}, locale) })
    for (const program of await programs.getByRole('listitem').all())
      await expect(program).toContainText(/(Rp|IDR)\s\d/)
    for (const [name, path] of [
      [m.programs_shelf_all({}, locale), '/program'],
      [m.nutritionists_shelf_all({}, locale), '/ahli-gizi'],
    ] as const)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  })
})

test('[S1.03] a choice on the home page leads to its order check', async ({ page, language }) => {
  const locale = { locale: language }
  await page.goto('/')
  const order = page.getByRole('region', { name: m.home_order_title({}, locale) })
  const choice = order.getByLabel(m.home_order_choice({}, locale))
  await reachPart(order)
  await choice.selectOption({ value: 'seimbang-harian-12w' })
  await expect(choice.locator(':checked')).toContainText(/(Rp|IDR)\s?\d/)
  await order.getByRole('link', { name: m.home_order_action({}, locale) }).click()
  await page.waitForURL('/cart/check-order?product-service-id=seimbang-harian-12w')
})

test('a visitor finds foods and sums them up without an account', async ({ page, language }) => {
  const locale = { locale: language }
  await page.goto('/')
  const tracker = page.getByRole('region', { name: m.home_tracker_title({}, locale) })
  await reachPart(tracker)
  const search = tracker.getByLabel(m.home_trial_label({}, locale))
  await search.fill('rendang')
  await tracker
    .getByRole('button', { name: /rendang/i })
    .first()
    .click()
  await expect(search).toHaveValue('')
  await expect(tracker.getByText(m.home_trial_kept({}, locale))).toBeVisible()
  const remove = m.home_trial_remove({ food: '' }, locale).trim()
  await tracker.getByRole('button', { name: new RegExp(`^${remove}`) }).click()
  await expect(tracker.getByText(m.home_trial_kept({}, locale))).toBeHidden()
})

test('[S1.12] the programs scroll sideways by keyboard and by buttons', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const shelf = page.getByRole('list', { name: m.programs_shelf_label({}, locale) })
  const scrolled = () => shelf.evaluate((element) => element.scrollLeft)
  await shelf.getByRole('link').first().focus()
  await untilHydrated(page)
  await page.keyboard.press('ArrowRight')
  // The browser scrolls smoothly there and would swallow a press on its way.
  await expect(async () => {
    const place = await scrolled()
    expect(place).toBeGreaterThan(0)
    await page.waitForTimeout(200)
    expect(await scrolled()).toBe(place)
  }).toPass()
  await shelf.evaluate((element) => element.scrollTo({ left: 0 }))
  await expect.poll(scrolled).toBe(0)
  const next = page.getByRole('button', { name: m.programs_shelf_next({}, locale) })
  const previous = page.getByRole('button', { name: m.programs_shelf_previous({}, locale) })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect.poll(scrolled).toBeGreaterThan(0)
  await previous.click()
  await expect.poll(scrolled).toBe(0)
})
