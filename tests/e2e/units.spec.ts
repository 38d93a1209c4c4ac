import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { type Locale, openTracker } from './tracker-steps.ts'

test('[S2.26] comma and point are equal, and so are both units of a laboratory', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const logged = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text })
  await openTracker({ page, member, person })
  const kilograms = page.getByLabel(m.tracker_kilograms({}, locale))
  // The other language's decimal sign comes first.
  for (const typed of ['71,4', '71.3']) {
    await kilograms.fill(typed)
    await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
    await expect(logged(new RegExp(typed.replace(/[.,]/, '[.,]')))).toBeVisible()
    // Saving empties the field.
    await expect(kilograms).toHaveValue('')
  }

  const fasting = await openMeasure(page, 'fastingGlucose', 'mmol/L', locale)
  await fasting.fill('5,6')
  await expect(page.getByText(/101\smg\/dL/)).toBeVisible()
  await save(page, locale)
  await expect(logged(/101\smg\/dL/)).toContainText(/5[.,]6\smmol\/L/)

  // 48 mmol/mol of HbA1c equal 6.5 %, the unit of other laboratories.
  const hba1c = await openMeasure(page, 'hba1c', 'mmol/mol', locale)
  await hba1c.fill('48')
  await save(page, locale)
  await expect(logged(/48\smmol\/mol/)).toContainText(/6[.,]5\s%/)

  // Each measure starts in the unit that was last used for it, also on another day.
  await openForm(page, 'fastingGlucose', locale)
  await expect(fieldOf(page, { measure: 'fastingGlucose', unit: 'mmol/L' }, locale)).toBeFocused()
  await page.reload()
  await openForm(page, 'hba1c', locale)
  await expect(fieldOf(page, { measure: 'hba1c', unit: 'mmol/mol' }, locale)).toBeFocused()

  await page.goto(`${page.url()}/progress?measure=hba1c`)
  await expect(page.getByText(m.measurements_sugar_high({}, locale))).toBeVisible()
  const reading = page.getByRole('listitem').filter({
    hasText: m.measurements_by_other_unit({}, locale),
  })
  await reading.locator('summary').click()
  await expect(reading.getByRole('link', { name: /NGSP/ })).toBeVisible()
})

test('[S2.26] a typed unit counts, and a unit that the measure does not have is refused', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  const kilograms = page.getByLabel(m.tracker_kilograms({}, locale))
  await kilograms.fill('150 lb')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByText(m.measurements_unit_strange({ unit: 'kg' }, locale))).toBeVisible()
  await expect(kilograms).toHaveAttribute('aria-invalid', 'true')
  await expect(kilograms).toHaveValue('150 lb')

  const fasting = await openMeasure(page, 'fastingGlucose', 'mg/dL', locale)
  await fasting.fill('20 mmol/L')
  await save(page, locale)
  await expect(page.getByRole('status').filter({ hasText: /20\smmol\/L/ })).toBeVisible()
})

type LabMeasure = 'fastingGlucose' | 'hba1c'

/** Opens the field of a measure and switches it to a unit. */
async function openMeasure(page: Page, measure: LabMeasure, unit: string, locale: Locale) {
  await openForm(page, measure, locale)
  const switched = page.getByRole('button', { name: unit, exact: true })
  await expect(switched).toHaveText(unit)
  await switched.click()
  return fieldOf(page, { measure, unit }, locale)
}

async function openForm(page: Page, measure: LabMeasure, locale: Locale): Promise<void> {
  const name =
    measure === 'hba1c'
      ? m.measures_name({ measure: 'hba1c' }, locale)
      : m.measures_short_name({ measure: 'fastingGlucose' }, locale)
  await page.getByRole('button', { name, exact: true }).click()
}

type Field = { measure: LabMeasure; unit: string }

function fieldOf(page: Page, { measure, unit }: Field, locale: Locale) {
  const name =
    measure === 'hba1c'
      ? m.measures_name({ measure: 'hba1c' }, locale)
      : m.measures_name({ measure: 'fastingGlucose' }, locale)
  return page.getByLabel(m.measurements_value_label({ measure: name, unit }, locale))
}

async function save(page: Page, locale: Locale): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[name="value"]') })
  await form.getByRole('button', { name: m.measurements_submit({}, locale) }).click()
}
