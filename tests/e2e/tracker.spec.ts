import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.26] the front page leads a member to the tracker; they enter several measures there, and the first HTML contains the chart', async ({
  page,
  browser,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await member.agreeToHealthData()
  await member.buy('seimbang-harian-12w')
  await page.goto('/')
  const strip = page.getByRole('region', { name: m.home_strip_label({}, locale) })
  await expect(strip).toContainText(m.home_strip_book_first({}, locale))
  await strip.getByRole('link', { name: m.home_strip_log({}, locale) }).click()
  await page.waitForURL(/\/tracker\/./)
  await untilHydrated(page)

  // A glass and a mood take one tap each, and another tap undoes the last.
  const glass = page.getByRole('button', {
    name: m.measurements_water_add({ amount: 240 }, locale),
  })
  await glass.click()
  await glass.click()
  await expect(page.getByText(/^480\sml$/)).toBeVisible()
  await page.getByRole('button', { name: m.measurements_mood_4({}, locale), exact: true }).click()
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: m.measurements_mood_4({}, locale) })).toBeVisible()

  // Swapped blood pressure values are explained at the field and stay in it.
  await page
    .getByRole('button', {
      name: m.measures_name({ measure: 'bloodPressure' }, locale),
      exact: true,
    })
    .click()
  const upper = page.getByLabel(m.measurements_systolic({}, locale))
  const lower = page.getByLabel(m.measurements_diastolic({}, locale))
  await upper.fill('82')
  await lower.fill('128')
  const form = page.locator('form').filter({ has: lower })
  const save = form.getByRole('button', { name: m.measurements_submit({}, locale) })
  await save.click()
  await expect(lower).toHaveAttribute('aria-invalid', 'true')
  await expect(lower).toHaveValue('128')
  await upper.fill('128')
  await lower.fill('82')
  await save.click()
  await expect(status.filter({ hasText: '128/82' })).toBeVisible()

  await page
    .getByRole('button', { name: m.measures_name({ measure: 'weight' }, locale), exact: true })
    .click()
  const kilograms = page.getByLabel(m.tracker_kilograms({}, locale))
  await kilograms.fill('700')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(kilograms).toHaveAttribute('aria-invalid', 'true')
  await expect(kilograms).toHaveValue('700')
  await kilograms.fill(language === 'id' ? '72,5' : '72.5')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(status.filter({ hasText: /72[.,]5/ })).toBeVisible()

  // Undo restores a deleted entry.
  const pressure = {
    measure: m.measures_name({ measure: 'bloodPressure' }, locale),
    value: '128/82\u00a0mmHg',
  }
  await page.getByRole('button', { name: m.measurements_delete(pressure, locale) }).click()
  await page.getByRole('button', { name: m.measurements_undo({}, locale) }).click()
  await expect(
    page.getByRole('button', { name: m.measurements_delete(pressure, locale) }),
  ).toBeVisible()

  // The printed page shows the entries but no controls.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /72[.,]5/ })).toBeVisible()
  await expect(page.locator('button:visible')).toHaveCount(0)
  await expect(page.getByText(m.shell_skip_to_content({}, locale), { exact: true })).toBeHidden()
  await page.emulateMedia({ media: null })

  // Without scripts, the progress page shows its chart, its table and its class.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    locale: language === 'id' ? 'id-ID' : 'en-US',
  })
  const still = await plain.newPage()
  await still.goto(
    `${new URL(page.url()).origin}${new URL(page.url()).pathname}/progress?measure=bloodPressure&range=week`,
  )
  await expect(still.getByRole('img', { name: /128\/82/ })).toBeVisible()
  await expect(
    still.getByText(m.measurements_pressure_normal({}, locale), { exact: true }),
  ).toBeVisible()
  await still
    .getByRole('link', { name: m.measures_name({ measure: 'weight' }, locale), exact: true })
    .click()
  await expect(still.getByRole('img', { name: /72[.,]5/ })).toBeVisible()
  await plain.close()
})
