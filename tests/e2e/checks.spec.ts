import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { reachPart } from './until-hydrated.ts'

type Locale = { locale: 'en' | 'id' }

async function openBmiCheck(page: Page, locale: Locale) {
  await page.goto('/cek-gizi')
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

test('each weight at a boundary gets its class in the Asian scheme and in the other', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const { check, workOut } = await openBmiCheck(page, locale)
  // At 160 cm and 200 cm the boundaries are tenths of a kilogram.
  for (const [height, weight, asia, balanced] of [
    ['200', '91,9', 'normal', 'normal'],
    ['200', '92', 'overweight', 'normal'],
    ['160', '63.9', 'overweight', 'normal'],
    ['160', '64', 'obesity_one', 'normal'],
    ['160', '64,1', 'obesity_one', 'fat_mild'],
  ] as const) {
    await workOut(height, weight)
    await expect(check.getByRole('status'), `${weight} kg at ${height} cm`).toContainText(
      m.checks_bmi_classes(
        {
          asia: m[`checks_class_${asia}`]({}, locale),
          balanced: m[`checks_class_${balanced}`]({}, locale),
        },
        locale,
      ),
    )
  }
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
  await page.goto('/cek-gizi')
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
