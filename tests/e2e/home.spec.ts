import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { plainText } from '#app/lib/plain-text.ts'
import { pageMeta } from '#server/seeds/cms/page-meta.ts'
import { expect, test } from './story.fixture.ts'
import { reachPart, untilHydrated } from './until-hydrated.ts'

type Locale = { locale: 'en' | 'id' }

async function openBmiCheck(page: Page, locale: Locale) {
  await page.goto('/')
  const check = page.getByRole('region', { name: m.checks_bmi_title({}, locale) })
  const submit = check.getByRole('button', { name: m.checks_bmi_submit({}, locale) })
  await reachPart(check)
  const workOut = async (height: string, weight: string) => {
    await check.getByLabel(m.checks_bmi_height({}, locale)).fill(height)
    await check.getByLabel(m.checks_bmi_weight({}, locale)).fill(weight)
    await submit.press('Enter')
  }
  return { check, workOut }
}

async function openFilm(page: Page, locale: Locale) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const title = m.home_film_title({}, locale)
  await page.getByRole('link', { name: m.player_open({ title }, locale) }).click()
  const player = page.getByRole('region', { name: title, exact: true })
  await expect(player.getByRole('button', { name: m.player_play({}, locale) })).toBeFocused()
  await expect
    .poll(() => player.locator('video').evaluate((it: HTMLVideoElement) => it.readyState))
    .toBeGreaterThanOrEqual(2)
  return player
}

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

test('[S1.03] a choice on the home page leads to its order check', async ({ page, language }) => {
  const locale = { locale: language }
  await page.goto('/')
  const offers = page.getByRole('region', { name: m.home_offers_title({}, locale) })
  const choice = offers.getByLabel(m.home_order_choice({}, locale))
  await reachPart(offers)
  await choice.selectOption({ value: 'seimbang-harian-12w' })
  const [price = ''] =
    /(?:Rp|IDR)\s?[\d.,]+/.exec((await choice.locator(':checked').textContent()) ?? '') ?? []
  await expect(offers.getByText(price, { exact: true })).toBeVisible()
  await offers.getByRole('link', { name: m.home_order_action({}, locale) }).click()
  await page.waitForURL('/cart/check-order?product-service-id=seimbang-harian-12w')
})

/** At 160 cm and 200 cm the boundaries are tenths of a kilogram. */
for (const [height, weight, asia, balanced] of [
  ['200', '91,9', 'normal', 'normal'],
  ['200', '92', 'overweight', 'normal'],
  ['160', '63.9', 'overweight', 'normal'],
  ['160', '64', 'obesity_one', 'normal'],
  ['160', '64,1', 'obesity_one', 'fat_mild'],
] as const)
  test(`${weight} kg at ${height} cm is ${asia} in the Asian scheme and ${balanced} in the other`, async ({
    page,
    language,
  }) => {
    const locale = { locale: language }
    const { check, workOut } = await openBmiCheck(page, locale)
    await workOut(height, weight)
    await expect(check.getByRole('status')).toContainText(
      m.checks_bmi_classes(
        {
          asia: m[`checks_class_${asia}`]({}, locale),
          balanced: m[`checks_class_${balanced}`]({}, locale),
        },
        locale,
      ),
    )
  })

test('the BMI check sends nothing and refuses cases to which it does not apply', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const { check, workOut } = await openBmiCheck(page, locale)
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await workOut('165', '62,5')
  await expect(check.getByRole('status')).toContainText(/22[.,]96/)
  // The result ends with a kind word and somewhere to go.
  await expect(check.getByText(m.checks_bmi_next_normal({}, locale))).toBeVisible()
  await expect(check.getByRole('link', { name: m.checks_bmi_next_talk({}, locale) })).toBeVisible()
  expect(sent).toEqual([])
  await check
    .getByLabel(m.checks_bmi_person({}, locale))
    .selectOption({ label: m.checks_bmi_person_pregnant({}, locale) })
  await expect(check.getByRole('status')).toContainText(m.checks_bmi_not_valid_pregnant({}, locale))
  await expect(check.getByRole('button')).toHaveCount(0)
})

test('a height in metres is understood, and an impossible one is rejected without an older result', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const { check, workOut } = await openBmiCheck(page, locale)
  await workOut('165', '62,5')
  await expect(check.getByRole('status')).toContainText(/22[.,]96/)
  await workOut('1,58', '62,5')
  await expect(check.getByRole('status')).toContainText(/25[.,]04/)
  await workOut('16', '62,5')
  await expect(check.getByRole('status')).toHaveCount(0)
  await expect(check.getByLabel(m.checks_bmi_height({}, locale))).toBeFocused()
  await expect(check.getByLabel(m.checks_bmi_height({}, locale))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
})

test('the plate names missing parts until all four are there', async ({ page, language }) => {
  const locale = { locale: language }
  await page.goto('/')
  const section = page.getByRole('region', { name: m.checks_plate_title({}, locale) })
  const choose = async (name: string) => section.getByRole('checkbox', { name }).check()
  await reachPart(section)
  await choose(m.checks_food_rice({}, locale))
  await choose(m.checks_food_tempe({}, locale))
  await choose(m.checks_food_spinach({}, locale))
  const verdict = section.getByRole('status')
  await expect(verdict).toHaveText(
    m.checks_plate_missing({ parts: m.checks_plate_fruit({}, locale).toLowerCase() }, locale),
  )
  await choose(m.checks_food_papaya({}, locale))
  await expect(verdict).toHaveText(m.checks_plate_complete({}, locale))
  await expect(section.getByRole('img', { name: m.checks_food_papaya({}, locale) })).toBeVisible()
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

test('[S1.11] the film plays, with captions in the language of the page', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const player = await openFilm(page, locale)
  await expect(player.locator('video')).toHaveJSProperty('paused', true)
  await page.keyboard.press('Space')
  await expect(player.locator('video')).toHaveJSProperty('paused', false)
  await expect(player).toContainText(
    language === 'id' ? 'satu piring, empat bagian' : 'one plate in four parts',
  )
  await page.keyboard.press('c')
  await expect(player.getByRole('button', { name: m.player_captions({}, locale) })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.keyboard.press('Space')
  await expect(player.locator('video')).toHaveJSProperty('paused', true)
})

test('[S9.09] the player seeks in steps of 0.01 and changes the volume by 0.05, with thumbs 15 wide', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const player = await openFilm(page, locale)
  const seek = player.getByRole('slider', { name: m.player_seek({}, locale) })
  const duration = await player
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.duration)
  await seek.focus()
  await page.keyboard.press('ArrowRight')
  await expect(seek).toHaveAttribute('aria-valuenow', '0.01')
  await page.keyboard.press('ArrowRight')
  await expect(seek).toHaveAttribute('aria-valuenow', '0.02')
  const seconds = await player
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)
  expect(seconds).toBeCloseTo(0.02 * duration, 2)

  const volume = player.getByRole('slider', { name: m.player_volume({}, locale) })
  await expect(volume).toHaveAttribute('aria-valuenow', '0')
  await volume.focus()
  await page.keyboard.press('ArrowRight')
  await expect(volume).toHaveAttribute('aria-valuenow', '0.05')
  await expect(player.locator('video')).toHaveJSProperty('muted', false)
  await page.keyboard.press('m')
  await expect(player.locator('video')).toHaveJSProperty('muted', true)

  for (const thumb of [seek, volume]) expect((await thumb.boundingBox())?.width).toBe(15)
})

test('[S7.15] the player and the film are fetched only on a press', async ({ page, language }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isOfFilm = (path: string) => /media-player|\.webm|\.mp4|\.vtt/.test(path)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter(isOfFilm)).toEqual([])
  await openFilm(page, { locale: language })
  expect(fetched.filter(isOfFilm)).not.toEqual([])
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
